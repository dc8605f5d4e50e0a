import printCss from "virtual:circle-print-styles";
import { createElement, type ReactNode } from "react";
import type { Group } from "../../shared/circle/group.ts";
import type { TalkMaker } from "../../shared/circle/talk.ts";
import type { CircleWords } from "../../shared/circle/words.ts";
import { languagePath } from "../../shared/language.ts";
import { repeat } from "../../shared/quilt/blocks.ts";
import { fill } from "../../shared/quiz/fill.ts";
import { Button } from "../Button.tsx";
import { printIn } from "../print-window.ts";
import { Quilt } from "../quilt/Quilt.tsx";
import { RoleSign } from "../quilt/RoleSign.tsx";
import { CircleTable, CircleWheel } from "./CircleWheel.tsx";
import { columnsFor, freePlaces } from "./columns.ts";
import { type Member, nameOf, peopleCount } from "./state.ts";
import { Prompts, Questions } from "./Talk.tsx";

/** More people than these have their names below the quilt, printed small. */
const MOST_LARGE = 40;

/** What can be printed. */
export type SheetName = "poster" | "sheet";

interface PageProps {
	words: CircleWords;
	talk: TalkMaker;
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
	printIn(view, request.words.language, {
		// The file name that "Save as PDF" proposes.
		title: `circle-${request.sheet}`,
		css: css + printCss,
		node,
		content: createElement(SheetWindow, { ...request, view }),
	});
}

type WindowProps = Omit<SheetRequest, "css" | "node"> & { view: Window };

function SheetWindow({ view, sheet, ...page }: WindowProps) {
	const { print: text } = page.talk;
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

/**
 * Everyone's block in one quilt on a sheet of any size, each with a name. The wheel is small beside the title, or larger
 * in the free places of the quilt's last row.
 */
function Poster({ words, talk, group, members, siteUrl }: PageProps) {
	const { print: text } = talk;
	const isNamed = members.length <= MOST_LARGE;
	const wide = Math.sqrt(members.length / 1.2);
	const columns = columnsFor(members.length, Math.max(1, Math.floor(wide)), Math.ceil(wide));
	const free = isNamed ? freePlaces(members.length, columns) : 0;
	const wheelIn = (viewBox?: string) => (
		<CircleWheel
			words={words}
			group={group}
			members={members}
			mostNames={0}
			{...(viewBox && { viewBox })}
		/>
	);
	return (
		<article className="poster">
			<header>
				<div>
					<h1>{text.poster}</h1>
					<p>
						{peopleCount(words, group.size)}, {today(words)}
					</p>
					{group.missing.length > 0 && <p>{fill(text.open, { roles: openRoles(words, group) })}</p>}
				</div>
				{free === 0 && wheelIn()}
			</header>
			{isNamed ? (
				<NamedBlocks words={words} members={members} columns={columns}>
					{free > 0 && (
						<li
							className="free"
							aria-hidden="true"
							ref={(item) => item?.style.setProperty("--free", `${free}`)}
						>
							{wheelIn("-460 -305 920 610")}
						</li>
					)}
				</NamedBlocks>
			) : (
				<>
					<Quilt
						roles={members.map(({ primary }) => primary)}
						columns={Math.ceil(Math.sqrt(members.length * 2))}
						look="dyed"
					/>
					<Names words={words} members={members} />
				</>
			)}
			<footer>
				<p>{words.wheel.credit}</p>
				<p>{fill(text.made, { address: addressOf(words, siteUrl) })}</p>
			</footer>
		</article>
	);
}

interface NamedBlocksProps {
	words: CircleWords;
	members: readonly Member[];
	columns: number;
	/** What fills the free places of the last row. */
	children: ReactNode;
}

/** A strip of blocks and a name for each person, in patches that are a little wider than high. */
function NamedBlocks({ words, members, columns, children }: NamedBlocksProps) {
	const rows = Math.ceil(members.length / columns);
	// The cloth takes about half of a patch.
	const blocks = Math.ceil((1.45 * rows) / columns);
	return (
		<ul
			role="list"
			className="blocks"
			ref={(list) => {
				list?.style.setProperty("--columns", `${columns}`);
				list?.style.setProperty("--rows", `${rows}`);
			}}
		>
			{members.map((member) => (
				<NamedBlock key={member.id} words={words} member={member} blocks={blocks} />
			))}
			{children}
		</ul>
	);
}

interface NamedBlockProps {
	words: CircleWords;
	member: Member;
	/** How many stand side by side. */
	blocks: number;
}

/** The last block of a strip is that of the second role. */
function NamedBlock({ words, member, blocks }: NamedBlockProps) {
	const { primary, secondary } = member;
	const name = nameOf(words, member);
	return (
		<li data-role={primary}>
			<div className="strip">
				{repeat(blocks, (block) => (
					<RoleSign key={block} role={(block === blocks - 1 && secondary) || primary} />
				))}
			</div>
			<div className="who">
				<b ref={(text) => text?.style.setProperty("--letters", `${name.length}`)}>{name}</b>
				<span>
					{[primary, secondary].flatMap((role) => (role ? words.names[role] : [])).join(", ")}
				</span>
			</div>
		</li>
	);
}

/** Everyone's name, by role. */
function Names({ words, members }: Pick<PageProps, "words" | "members">) {
	const roles = [...new Set(members.map(({ primary }) => primary))];
	return (
		<dl className="names">
			{roles.map((role) => (
				<div key={role}>
					<dt>{words.names[role]}</dt>
					<dd>
						{members
							.filter(({ primary }) => primary === role)
							.map((member) => nameOf(words, member))
							.join(", ")}
					</dd>
				</div>
			))}
		</dl>
	);
}

/** What whoever leads the conversation holds in their hand. */
function FacilitatorSheet({ words, talk: maker, group, members, siteUrl }: PageProps) {
	const { print: text } = maker;
	const talk = maker.talkOf(words, group);
	return (
		<article className="sheet">
			<header>
				<h1>{text.sheet}</h1>
				<p>{peopleCount(words, group.size)}</p>
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
				<CircleTable words={words} group={group} members={members} />
			</section>
			<section>
				<h3>{text.closing}</h3>
				<p>{text.closingText}</p>
			</section>
			<section className="write">
				<h3>{text.notes}</h3>
			</section>
			<footer>
				<p>{words.wheel.credit}</p>
				<p>{fill(text.made, { address: addressOf(words, siteUrl) })}</p>
			</footer>
		</article>
	);
}

/** As the language writes a date: "November 25, 2026". */
function today({ language }: CircleWords): string {
	return new Date().toLocaleDateString(language.locale, { dateStyle: "long" });
}

function openRoles({ names }: CircleWords, { missing }: Group): string {
	return missing.map((role) => names[role]).join(", ");
}

/** As people type it. */
function addressOf({ language }: CircleWords, siteUrl: string): string {
	return `${siteUrl}${languagePath(language)}/quiz/circle`.replace(/^https?:\/\//, "");
}
