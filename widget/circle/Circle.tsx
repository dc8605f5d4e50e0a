import type { Group } from "../../shared/circle/group.ts";
import type { CircleWords } from "../../shared/circle/messages.ts";
import { formFor } from "../../shared/language.ts";
import { fill } from "../../shared/quiz/fill.ts";
import { Button, TextButton } from "../common/Button.tsx";
import { LinkField } from "../common/LinkField.tsx";
import { AddPeople } from "./AddPeople.tsx";
import { CircleCloth, Cloth } from "./CircleCloth.tsx";
import { CircleWheel, RoleList } from "./CircleWheel.tsx";
import type { CircleProps } from "./controller.ts";
import { Prompts, Questions } from "./Talk.tsx";

/** The maximum number of people on the wheel; for larger groups, `CircleCloth` shows a grid of patches. */
const MAX_ON_WHEEL = 12;
/** The maximum number of people whose patches are large, beside a wheel of the same height. */
const FEW = 3;

/** The circle with its live region. */
export function Circle({ circle }: CircleProps) {
	const { group, state, words } = circle;
	const { title, wheel } = words;
	const { notice, notices } = state;
	const isTalkFirst = state.isOpened && group.size > 0;
	return (
		<article className={group.size > 0 ? "circle" : "circle empty"}>
			<p role="status" className="unseen">
				{/* A new key remounts the text, so that screen readers announce a repeated notice. */}
				<span key={notices}>{notice}</span>
			</p>
			<header className="apart">
				<h2 part="heading" tabIndex={-1} ref={state.target === "circle" ? show : null}>
					{title}
				</h2>
				<p className="lead">{leadOf(words, group)}</p>
				{group.size > 1 && (
					<Button outlined aria-disabled={typeof circle.talk !== "object"} onClick={goToTalk}>
						{words.toTalk}
					</Button>
				)}
			</header>
			{group.size > 0 && <Drawing circle={circle} />}
			{!isTalkFirst && <AddPeople circle={circle} />}
			{group.size > 1 && <Talk circle={circle} />}
			{group.size > 0 && <Keep circle={circle} />}
			{isTalkFirst && <AddPeople circle={circle} isFolded />}
			<footer className="quiet">
				<p>{wheel.credit}</p>
				<p>{wheel.respect}</p>
			</footer>
			<Outcome circle={circle} />
		</article>
	);
}

function Drawing({ circle: { words, group, state } }: CircleProps) {
	const parts = { words, group, members: state.members };
	const { legend, legendCloth, enlarge } = words.wheel;
	const isWheel = group.size <= MAX_ON_WHEEL;
	const isFew = group.size <= FEW;
	return (
		<figure className={isFew ? "few" : undefined}>
			{isFew && <Cloth {...parts} />}
			{isWheel ? (
				<>
					<CircleWheel {...parts} />
					<RoleList {...parts} />
				</>
			) : (
				<CircleCloth {...parts} />
			)}
			<figcaption className="quiet">
				{isWheel ? legend : legendCloth}{" "}
				{/* Frames may forbid it, and phones have no full screen. */}
				{document.fullscreenEnabled && (
					<TextButton
						onClick={({ currentTarget }) => currentTarget.closest("figure")?.requestFullscreen()}
					>
						{enlarge}
					</TextButton>
				)}
			</figcaption>
		</figure>
	);
}

/** A `ref` callback that focuses the heading and scrolls it to the top of the window. */
function show(heading: HTMLElement | null): void {
	heading?.focus({ preventScroll: true });
	heading?.scrollIntoView();
}

function goToTalk({ currentTarget }: { currentTarget: Element }): void {
	currentTarget.closest(".circle")?.querySelector<HTMLElement>(".prompts h3")?.focus();
}

function leadOf(words: CircleWords, { size, band, shares, missing }: Group): string {
	const { lead, spread, language } = words;
	if (size === 0) return lead.empty;
	if (size === 1) return lead.one;
	const roles =
		missing.length > 0 ? fill(spread.some, { count: shares.length - missing.length }) : spread.all;
	return fill(formFor(size, lead[band], language), { count: size, roles });
}

/** The circle's link, the buttons for the two printed sheets, and the button that empties the circle. */
function Keep({ circle }: CircleProps) {
	const { showsLink, notices } = circle.state;
	const { keep: text } = circle.words;
	return (
		<section className="keep">
			<h3>{text.title}</h3>
			<p>{text.privacy}</p>
			<div className="buttons">
				<Button onClick={() => circle.copyLink()}>{text.copy}</Button>
				{(["poster", "sheet"] as const).map((sheet) => (
					<Button
						key={sheet}
						outlined
						onClick={({ currentTarget }) => circle.print(sheet, currentTarget)}
					>
						{text[sheet]}
					</Button>
				))}
				<Button outlined onClick={() => circle.dispatch({ type: "emptied" })}>
					{text.empty}
				</Button>
			</div>
			{showsLink && <LinkField key={notices} label={text.link} link={circle.link()} />}
		</section>
	);
}

/** The outcome of the last action with an Undo button, in a sticky bar at the bottom of the window. */
function Outcome({ circle }: CircleProps) {
	const { notice, past } = circle.state;
	if (!notice && past.length === 0) return null;
	return (
		<div className="outcome apart">
			{/* Hidden from screen readers, because the live region announces the notice. */}
			<p aria-hidden="true">{notice}</p>
			<Button
				outlined
				aria-disabled={past.length === 0}
				onClick={() => circle.dispatch({ type: "undone" })}
			>
				{circle.words.keep.undo}
			</Button>
		</div>
	);
}

/** Renders the prompts and questions. Their texts are lazy-loaded once the group has two people. */
function Talk({ circle }: CircleProps) {
	const { group, talk: maker, words } = circle;
	const { notices } = words;
	if (maker === "failed")
		return (
			<section>
				<p className="notice">{notices.notLoaded}</p>
				<Button outlined onClick={() => circle.loadTalk()}>
					{notices.again}
				</Button>
			</section>
		);
	if (!maker) return null;
	const talk = maker.talkOf(words, group);
	return (
		<>
			<Prompts {...talk} />
			<Questions {...talk} />
		</>
	);
}
