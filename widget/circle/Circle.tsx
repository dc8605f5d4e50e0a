import type { Group } from "../../shared/circle/group.ts";
import type { CircleWords } from "../../shared/circle/words.ts";
import { formFor } from "../../shared/language.ts";
import { fill } from "../../shared/quiz/fill.ts";
import { Button } from "../Button.tsx";
import { AddPeople } from "./AddPeople.tsx";
import { CircleTable, CircleWheel, fitsNames } from "./CircleWheel.tsx";
import type { CircleProps } from "./controller.ts";
import { Keep, Outcome } from "./Keep.tsx";
import { People } from "./People.tsx";
import { Talk } from "./Talk.tsx";

/** So many names at most beside each segment of the wheel on the screen. */
const NAMES_ON_SCREEN = 3;

/** The whole circle, and the live region that speaks for it. */
export function Circle({ circle }: CircleProps) {
	const { group, state, words } = circle;
	const { title, wheel } = words;
	const { members, notice, notices } = state;
	const isTalkFirst = state.isOpened && group.size > 1;
	return (
		<article className={group.size > 0 ? "circle" : "circle empty"}>
			<p role="status" className="unseen">
				{/* The key makes the same words a new node, so that they are said again. */}
				<span key={notices}>{notice}</span>
			</p>
			<header>
				<h2 part="heading" ref={state.target === "circle" ? show : null}>
					{title}
				</h2>
				<p className="lead">{leadOf(words, group)}</p>
				{group.size > 0 && <p className="quiet">{wheel.legend}</p>}
				{group.size > 1 && (
					<Button outlined aria-disabled={typeof circle.talk !== "object"} onClick={goToTalk}>
						{words.toTalk}
					</Button>
				)}
			</header>
			<div className={fitsNames(group, NAMES_ON_SCREEN) ? "desk named" : "desk"}>
				<figure>
					<CircleWheel words={words} group={group} members={members} mostNames={NAMES_ON_SCREEN} />
				</figure>
				<People circle={circle} />
				<CircleTable words={words} group={group} members={members} />
				{!isTalkFirst && <AddPeople circle={circle} />}
			</div>
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

/** As a `ref`: whoever opens a link to a circle sees the circle, and not what comes before it. */
function show(heading: HTMLElement | null): void {
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
