import type { Group } from "../../shared/circle/group.ts";
import type { CircleWords } from "../../shared/circle/words.ts";
import { formFor } from "../../shared/language.ts";
import { fill } from "../../shared/quiz/fill.ts";
import { Button } from "../common/Button.tsx";
import { AddPeople } from "./AddPeople.tsx";
import { CircleCloth } from "./CircleCloth.tsx";
import { CircleWheel, RoleList } from "./CircleWheel.tsx";
import type { CircleProps } from "./controller.ts";
import { Keep, Outcome } from "./Keep.tsx";
import { Talk } from "./Talk.tsx";

/** More people than these have no room beside the wheel. */
const MOST_ON_WHEEL = 12;

/** The whole circle, and the live region that speaks for it. */
export function Circle({ circle }: CircleProps) {
	const { group, state, words } = circle;
	const { title, wheel } = words;
	const { notice, notices } = state;
	const isTalkFirst = state.isOpened && group.size > 0;
	return (
		<article className={group.size > 0 ? "circle" : "circle empty"}>
			<p role="status" className="unseen">
				{/* The key makes the same words a new node, so that they are said again. */}
				<span key={notices}>{notice}</span>
			</p>
			<header>
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
			{group.size > 0 && <Shown circle={circle} />}
			{!isTalkFirst && <AddPeople circle={circle} />}
			{group.size > 1 && <Talk circle={circle} />}
			{group.size > 0 && <Keep circle={circle} />}
			{isTalkFirst && <AddPeople circle={circle} isFolded />}
			<Outcome circle={circle} />
			<footer className="quiet">
				<p>{wheel.credit}</p>
				<p>{wheel.respect}</p>
			</footer>
		</article>
	);
}

/** Who carries what: as a wheel with names, or as everyone's patches. */
function Shown({ circle: { words, group, state } }: CircleProps) {
	const parts = { words, group, members: state.members };
	const { legend, legendCloth } = words.wheel;
	const isWheel = group.size <= MOST_ON_WHEEL;
	return (
		<figure>
			{isWheel ? (
				<>
					<CircleWheel {...parts} />
					<RoleList {...parts} />
				</>
			) : (
				<CircleCloth {...parts} />
			)}
			<figcaption className="quiet">{isWheel ? legend : legendCloth}</figcaption>
		</figure>
	);
}

/** As a `ref`: brings the circle into view, and not what comes before it. */
function show(heading: HTMLElement | null): void {
	heading?.focus({ preventScroll: true });
	heading?.scrollIntoView();
}

/** Focuses the heading of the prompts, which brings it into view. */
function goToTalk({ currentTarget }: { currentTarget: Element }): void {
	currentTarget.closest(".circle")?.querySelector<HTMLElement>(".prompts h3")?.focus();
}

/** What stands below the title; the words go with the size of the group. */
function leadOf(words: CircleWords, { size, band, shares, missing }: Group): string {
	const { lead, spread, language } = words;
	if (size === 0) return lead.empty;
	if (size === 1) return lead.one;
	const roles =
		missing.length > 0 ? fill(spread.some, { count: shares.length - missing.length }) : spread.all;
	return fill(formFor(size, lead[band], language), { count: size, roles });
}
