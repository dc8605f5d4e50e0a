import css from "virtual:circle-styles";
import names from "virtual:role-names";
import { createElement } from "react";
import { messages } from "../../shared/circle/messages.ts";
import { fill } from "../../shared/quiz/fill.ts";
import { Button } from "../Button.tsx";
import { openPrintWindow } from "../print-window.ts";
import { CircleTable, CircleWheel, fitsNames } from "./CircleWheel.tsx";
import type { CircleController } from "./controller.ts";
import { type Member, nameOf, peopleCount } from "./state.ts";
import { Missing, Prompts, Together } from "./Talk.tsx";

const { print: text, wheel } = messages;

/** So many names at most beside each segment of the wheel on a poster. */
const NAMES_ON_POSTER = 5;

/** What can be printed. */
export type SheetName = "poster" | "sheet";

/** Opens a sheet in a window and prints it. @returns false when the browser blocked the window */
export function openSheet(sheet: SheetName, circle: CircleController, node: Element): boolean {
	return openPrintWindow({
		// The file name that "Save as PDF" proposes.
		title: `circle-${sheet}`,
		css,
		node,
		content: (view) => createElement(SheetWindow, { sheet, circle, view }),
	});
}

interface SheetProps {
	sheet: SheetName;
	circle: CircleController;
}

function SheetWindow({ view, sheet, circle }: SheetProps & { view: Window }) {
	return (
		<main>
			<div className="sheet-controls">
				<Button onClick={() => view.print?.()}>{text.print}</Button>
				<Button outlined onClick={() => view.close()}>
					{text.close}
				</Button>
			</div>
			{sheet === "poster" ? <Poster circle={circle} /> : <FacilitatorSheet circle={circle} />}
		</main>
	);
}

interface PageProps {
	circle: CircleController;
}

/** The wheel on a sheet of any size, with everyone's name. */
function Poster({ circle: { group, state, settings } }: PageProps) {
	const { members } = state;
	return (
		<article className="poster">
			<header>
				<h1>{text.poster}</h1>
				<p>{peopleCount(group.size)}</p>
			</header>
			<CircleWheel group={group} members={members} mostNames={NAMES_ON_POSTER} hasMargin />
			{!fitsNames(group, NAMES_ON_POSTER) && <Names members={members} />}
			<footer>
				<p>{wheel.legend}</p>
				<p>{wheel.credit}</p>
				<p>{fill(text.made, { address: addressOf(settings.siteUrl) })}</p>
			</footer>
		</article>
	);
}

/** Everyone's name, by role. */
function Names({ members }: { members: readonly Member[] }) {
	const roles = [...new Set(members.map(({ primary }) => primary))];
	return (
		<dl className={members.length > 100 ? "names many" : "names"}>
			{roles.map((role) => (
				<div key={role}>
					<dt>{names[role]}</dt>
					<dd>
						{members
							.filter(({ primary }) => primary === role)
							.map(nameOf)
							.join(", ")}
					</dd>
				</div>
			))}
		</dl>
	);
}

/** What whoever leads the conversation holds in their hand. */
function FacilitatorSheet({ circle: { group, state, settings } }: PageProps) {
	return (
		<article className="sheet">
			<header>
				<h1>{text.sheet}</h1>
				<p>{peopleCount(group.size)}</p>
			</header>
			<section>
				<h3>{text.before}</h3>
				<ul>
					{text.beforeItems.map((item) => (
						<li key={item}>{item}</li>
					))}
				</ul>
			</section>
			<Prompts group={group} />
			<Missing group={group} />
			<Together group={group} />
			<section>
				<h3>{text.who}</h3>
				<CircleTable group={group} members={state.members} />
			</section>
			<section>
				<h3>{text.closing}</h3>
				<p>{text.closingText}</p>
			</section>
			<section className="write">
				<h3>{text.notes}</h3>
			</section>
			<footer>
				<p>{wheel.credit}</p>
				<p>{fill(text.made, { address: addressOf(settings.siteUrl) })}</p>
			</footer>
		</article>
	);
}

/** As people type it. */
function addressOf(siteUrl: string): string {
	return `${siteUrl}/quiz/circle`.replace(/^https?:\/\//, "");
}
