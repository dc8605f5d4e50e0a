import printCss from "virtual:circle-print-styles";
import names from "virtual:role-names";
import { createElement } from "react";
import type { Group } from "../../shared/circle/group.ts";
import { messages } from "../../shared/circle/messages.ts";
import { talkOf, printWords as text } from "../../shared/circle/talk.ts";
import { fill } from "../../shared/quiz/fill.ts";
import { Button } from "../Button.tsx";
import { printIn } from "../print-window.ts";
import { Quilt } from "../quilt/Quilt.tsx";
import { RoleSign } from "../quilt/RoleSign.tsx";
import { CircleTable, CircleWheel } from "./CircleWheel.tsx";
import { type Member, nameOf, peopleCount } from "./state.ts";
import { Prompts, Questions } from "./Talk.tsx";

const { wheel } = messages;

/** More people than these have their names below the quilt, printed small. */
const MOST_LARGE = 40;

/** What can be printed. */
export type SheetName = "poster" | "sheet";

interface PageProps {
	group: Group;
	members: readonly Member[];
	siteUrl: string;
}

/** What a sheet is made from. */
export interface SheetRequest extends PageProps {
	sheet: SheetName;
	/** The stylesheet of the circle. */
	css: string;
	/** Any node of the circle. */
	node: Element;
}

/** Shows a sheet in its window and prints it. */
export function printSheet(view: Window, { css, node, ...request }: SheetRequest): void {
	printIn(view, {
		// The file name that "Save as PDF" proposes.
		title: `circle-${request.sheet}`,
		css: css + printCss,
		node,
		content: createElement(SheetWindow, { ...request, view }),
	});
}

type WindowProps = Omit<SheetRequest, "css" | "node"> & { view: Window };

function SheetWindow({ view, sheet, ...page }: WindowProps) {
	return (
		<main>
			<div className="sheet-controls">
				<Button onClick={() => view.print?.()}>{text.print}</Button>
				<Button outlined onClick={() => view.close()}>
					{text.close}
				</Button>
			</div>
			{sheet === "poster" ? <Poster {...page} /> : <FacilitatorSheet {...page} />}
		</main>
	);
}

/** Everyone's block in one quilt on a sheet of any size, each with a name, and the wheel small beside the title. */
function Poster({ group, members, siteUrl }: PageProps) {
	return (
		<article className="poster">
			<header>
				<div>
					<h1>{text.poster}</h1>
					<p>{peopleCount(group.size)}</p>
				</div>
				<CircleWheel group={group} members={members} mostNames={0} />
			</header>
			{members.length > MOST_LARGE ? (
				<>
					<Quilt
						roles={members.map(({ primary }) => primary)}
						columns={Math.ceil(Math.sqrt(members.length * 2))}
						look="dyed"
					/>
					<Names members={members} />
				</>
			) : (
				<NamedBlocks members={members} />
			)}
			<footer>
				<p>{wheel.credit}</p>
				<p>{fill(text.made, { address: addressOf(siteUrl) })}</p>
			</footer>
		</article>
	);
}

/** A patch is as many blocks wide at most. */
const STRIP = [1, 2, 3, 4, 5];

/** A strip of blocks and a name for each person, as large as all of them let it be. */
function NamedBlocks({ members }: { members: readonly Member[] }) {
	const columns = Math.max(1, Math.round(Math.sqrt(members.length / 1.6)));
	return (
		<ul
			role="list"
			className="blocks"
			ref={(list) => list?.style.setProperty("--columns", `${columns}`)}
		>
			{members.map((member) => {
				const name = nameOf(member);
				return (
					<li
						key={member.id}
						ref={(item) => item?.style.setProperty("--letters", `${name.length}`)}
					>
						<div>
							{STRIP.map((block) => (
								<RoleSign key={block} role={member.primary} />
							))}
						</div>
						<b>{name}</b>
						<span>
							{[member.primary, member.secondary]
								.flatMap((role) => (role ? names[role] : []))
								.join(", ")}
						</span>
					</li>
				);
			})}
		</ul>
	);
}

/** Everyone's name, by role. */
function Names({ members }: { members: readonly Member[] }) {
	const roles = [...new Set(members.map(({ primary }) => primary))];
	return (
		<dl className="names">
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
function FacilitatorSheet({ group, members, siteUrl }: PageProps) {
	const talk = talkOf(group, (role) => names[role]);
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
			<Prompts {...talk} />
			<Questions {...talk} />
			<section>
				<h3>{text.who}</h3>
				<CircleTable group={group} members={members} />
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
				<p>{fill(text.made, { address: addressOf(siteUrl) })}</p>
			</footer>
		</article>
	);
}

/** As people type it. */
function addressOf(siteUrl: string): string {
	return `${siteUrl}/quiz/circle`.replace(/^https?:\/\//, "");
}
