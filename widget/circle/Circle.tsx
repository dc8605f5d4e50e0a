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

/** A larger group is shown as a cloth. */
const MAX_ON_WHEEL = 12;

/** The circle with its live region. */
export function Circle({ circle }: CircleProps) {
	const { group, state, words } = circle;
	const { title, wheel } = words;
	const { notice, notices } = state;
	const isTalkFirst = state.isOpened && group.size > 0;
	return (
		<article className={group.size > 0 ? "circle" : "circle empty"}>
			<p role="status" className="unseen">
				{/* With a new key, screen readers announce the same text again. */}
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
			{group.size > 0 && <Drawing circle={circle} />}
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

function Drawing({ circle: { words, group, state } }: CircleProps) {
	const parts = { words, group, members: state.members };
	const { legend, legendCloth } = words.wheel;
	const isWheel = group.size <= MAX_ON_WHEEL;
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

/** A `ref` callback that scrolls the circle to the top of the window. */
function show(heading: HTMLElement | null): void {
	heading?.focus({ preventScroll: true });
	heading?.scrollIntoView();
}

function goToTalk({ currentTarget }: { currentTarget: Element }): void {
	currentTarget.closest(".circle")?.querySelector<HTMLElement>(".prompts h3")?.focus();
}

/** The sentence below the title, for the size of the group. */
function leadOf(words: CircleWords, { size, band, shares, missing }: Group): string {
	const { lead, spread, language } = words;
	if (size === 0) return lead.empty;
	if (size === 1) return lead.one;
	const roles =
		missing.length > 0 ? fill(spread.some, { count: shares.length - missing.length }) : spread.all;
	return fill(formFor(size, lead[band], language), { count: size, roles });
}
