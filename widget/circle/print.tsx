import printCss from "virtual:circle-print-styles";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import type { Group } from "../../shared/circle/group.ts";
import type { TalkMaker } from "../../shared/circle/talk.ts";
import type { CircleWords } from "../../shared/circle/words.ts";
import { languageAttributes, languagePath } from "../../shared/language.ts";
import { repeat } from "../../shared/quilt/blocks.ts";
import { fill } from "../../shared/quiz/fill.ts";
import { Button } from "../common/Button.tsx";
import { PrintedInPlace } from "../common/PrintedInPlace.tsx";
import { printIn } from "../common/print-window.ts";
import { PatchSign } from "../common/RoleSign.tsx";
import { adoptStyles } from "../common/styles/adopt.ts";
import { byRole } from "./CircleCloth.tsx";
import { RoleList } from "./CircleWheel.tsx";
import { columnsFor, freePlaces } from "./columns.ts";
import { type Member, nameOf, peopleCount } from "./state.ts";
import { Prompts, Questions } from "./Talk.tsx";

/** With more people than these, the facilitator's sheet has counts, and stays one page. */
const MOST_NAMED = 40;
/** With more people than these, the poster has names of people alone. */
const MOST_WITH_ROLES = 12;

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
	/** @param notice - says that the page forbids printing */
	onForbidden: (notice: string) => void;
}

/**
 * Prints a sheet.
 * @param view - the window to show it in; without one, it prints from the page of the circle
 */
export function printSheet(
	view: Window | undefined,
	{ css, node, onForbidden, ...request }: SheetRequest,
): void {
	const { language } = request.words;
	// The file name that "Save as PDF" proposes.
	const title = `circle-${request.sheet}`;
	if (view) {
		const content = createElement(SheetWindow, { ...request, view });
		printIn(view, language, { title, css: css + printCss, node, content });
		return;
	}
	const circle = node.getRootNode();
	if (!(circle instanceof ShadowRoot)) return;
	adoptStyles(circle, css + printCss);
	const place = circle.appendChild(document.createElement("div"));
	place.className = "lq";
	Object.assign(place, languageAttributes(language));
	const root = createRoot(place);
	const end = (isForbidden: boolean) => {
		root.unmount();
		place.remove();
		adoptStyles(circle, css);
		if (isForbidden) onForbidden(request.talk.print.notPrinted);
	};
	root.render(
		<PrintedInPlace title={title} onPrinted={end}>
			<Sheet {...request} />
		</PrintedInPlace>,
	);
}

type SheetProps = Omit<SheetRequest, "css" | "node" | "onForbidden">;

function SheetWindow({ view, ...request }: SheetProps & { view: Window }) {
	const { print: text } = request.talk;
	return (
		<main>
			<div className="sheet-controls">
				<Button onClick={() => view.print?.()}>{text.print}</Button>
				<Button outlined onClick={() => view.close()}>
					{text.close}
				</Button>
			</div>
			<Sheet {...request} />
		</main>
	);
}

function Sheet({ sheet, ...page }: SheetProps) {
	return sheet === "poster" ? <Poster {...page} /> : <FacilitatorSheet {...page} />;
}

/** The widths of a sheet's cloth, upright and on its side, as parts of its height. */
const SHAPES = { upright: 0.78, sideways: 1.6 } as const;
/** How much wider than high a patch is, so that a name has room. */
const PATCH_SHAPE = 1.15;

/** Everyone's patch with their name, in one quilt that fills a sheet of any size. */
function Poster({ words, talk, group, members, siteUrl }: PageProps) {
	const { print: text } = talk;
	const hasRoles = members.length <= MOST_WITH_ROLES;
	const shapes = Object.entries(SHAPES).map(([shape, width]) => {
		const ideal = Math.sqrt((members.length * width) / PATCH_SHAPE);
		const columns = columnsFor(members.length, Math.max(1, Math.round(ideal)), Math.ceil(ideal));
		return { shape, columns, free: freePlaces(members.length, columns) };
	});
	return (
		<article className="poster">
			<header>
				<h1>{text.poster}</h1>
				<p>
					{peopleCount(words, group.size)}, {today(words)}
				</p>
			</header>
			<ul
				role="list"
				className="blocks"
				ref={(list) => {
					for (const { shape, columns } of shapes)
						list?.style.setProperty(`--${shape}`, `${columns}`);
					list?.style.setProperty("--least", `${leastSize(members.length)}pt`);
				}}
			>
				{byRole(members).map((member) => (
					<NamedPatch key={member.id} words={words} member={member} hasRoles={hasRoles} />
				))}
				{shapes.map(({ shape, free }) =>
					repeat(free, (place) => (
						<li key={shape + place} className={`free ${shape}`} aria-hidden="true" />
					)),
				)}
			</ul>
			<footer>
				{group.missing.length > 0 && (
					<p className="open">{fill(text.open, { roles: openRoles(words, group) })}</p>
				)}
				<p>
					{words.wheel.credit} {fill(text.made, { address: addressOf(words, siteUrl) })}
				</p>
			</footer>
		</article>
	);
}

/** The smallest letters of a name, in points: a longer one takes more lines. */
function leastSize(people: number): number {
	if (people <= 30) return 18;
	return people <= 60 ? 12 : 7;
}

interface NamedPatchProps {
	words: CircleWords;
	member: Member;
	/** Names the roles, too: beyond a few people the block says it. */
	hasRoles: boolean;
}

function NamedPatch({ words, member, hasRoles }: NamedPatchProps) {
	const { primary, secondary } = member;
	const name = nameOf(words, member);
	return (
		<li>
			<PatchSign {...member} />
			<p>
				<b ref={(text) => text?.style.setProperty("--letters", `${name.length}`)}>{name}</b>
				{hasRoles && (
					<span>
						{[primary, secondary].flatMap((role) => (role ? words.names[role] : [])).join(", ")}
					</span>
				)}
			</p>
		</li>
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
			<Questions {...talk} open />
			<section>
				<h3>{text.who}</h3>
				<RoleList
					words={words}
					group={group}
					members={members}
					counts={members.length > MOST_NAMED}
				/>
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
