import printCss from "virtual:circle-print-styles";
import { createRoot } from "react-dom/client";
import type { CircleWords } from "../../shared/circle/messages.ts";
import type { TalkMaker } from "../../shared/circle/talk.ts";
import { languageAttributes, languagePath } from "../../shared/language.ts";
import { repeat } from "../../shared/quilt/blocks.ts";
import { fill } from "../../shared/quiz/fill.ts";
import { PrintedInPlace } from "../common/PrintedInPlace.tsx";
import { printIn } from "../common/print-window.tsx";
import { adoptStyles } from "../common/styles/adopt.ts";
import { byRole, columnsFor, freePlaces, PatchSign } from "./CircleCloth.tsx";
import { type GroupProps, RoleList } from "./CircleWheel.tsx";
import { type Member, nameOf, peopleCount } from "./state.ts";
import { Prompts, Questions } from "./Talk.tsx";

/**
 * The maximum group size for names on the facilitator's sheet; larger groups get counts, so that the sheet fits one
 * page.
 */
const MAX_NAMED = 40;
/** The maximum group size for role names on the poster. */
const MAX_WITH_ROLES = 12;

export type SheetName = "poster" | "sheet";

interface PageProps extends GroupProps {
	talk: TalkMaker;
	siteUrl: string;
}

interface SheetRequest extends PageProps {
	sheet: SheetName;
	css: string;
	/** A node of the circle, from which the sheet copies fonts. */
	node: Element;
	onForbidden: (notice: string) => void;
}

/**
 * Prints a sheet.
 * @param view - the print window; if undefined, the sheet is printed from the current page
 */
export function printSheet(
	view: Window | undefined,
	{ sheet, css, node, onForbidden, ...page }: SheetRequest,
): void {
	const { language } = page.words;
	const { print: labels } = page.talk;
	// "Save as PDF" suggests the title as the file name.
	const title = `circle-${sheet}`;
	const content = sheet === "poster" ? <Poster {...page} /> : <FacilitatorSheet {...page} />;
	if (view) {
		printIn(view, { language, title, css: css + printCss, node, labels, content });
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
		if (isForbidden) onForbidden(labels.notPrinted);
	};
	root.render(
		<PrintedInPlace title={title} onPrinted={end}>
			{content}
		</PrintedInPlace>,
	);
}

/** The aspect ratios (width to height) of the grid of patches on a sheet, in portrait and in landscape. */
const SHAPES = { upright: 0.78, sideways: 1.6 } as const;
/** The preferred aspect ratio of a patch, wide enough for a name. */
const PATCH_SHAPE = 1.15;

/** A poster with a named patch for each person. The quilt fills any paper size. */
function Poster({ words, talk, group, members, siteUrl }: PageProps) {
	const { print: text } = talk;
	const hasRoles = members.length <= MAX_WITH_ROLES;
	const openRoles = group.missing.map((role) => words.names[role]).join(", ");
	const shapes = Object.entries(SHAPES).map(([shape, width]) => {
		const ideal = Math.sqrt((members.length * width) / PATCH_SHAPE);
		const columns = columnsFor(members.length, Math.max(1, Math.round(ideal)), Math.ceil(ideal));
		return { shape, columns, free: freePlaces(members.length, columns) };
	});
	return (
		<article className="poster">
			<header className="apart">
				<h1>{text.poster}</h1>
				<p>
					{peopleCount(words, group.size)},{" "}
					{new Date().toLocaleDateString(words.language.locale, { dateStyle: "long" })}
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
				{openRoles && <p className="open">{fill(text.open, { roles: openRoles })}</p>}
				<p>
					{words.wheel.credit} {fill(text.made, { address: addressOf(words, siteUrl) })}
				</p>
			</footer>
		</article>
	);
}

/** Returns the minimum font size of names, in points. A name that is too long at this size wraps. */
function leastSize(people: number): number {
	if (people <= 30) return 18;
	return people <= 60 ? 12 : 7;
}

interface NamedPatchProps {
	words: CircleWords;
	member: Member;
	hasRoles: boolean;
}

function NamedPatch({ words, member, hasRoles }: NamedPatchProps) {
	const { primary, secondary } = member;
	const name = nameOf(words, member);
	return (
		<li>
			<PatchSign {...member} />
			<p className="apart">
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

function FacilitatorSheet({ words, talk: maker, group, members, siteUrl }: PageProps) {
	const { print: text } = maker;
	const talk = maker.talkOf(words, group);
	return (
		<article className="sheet">
			<header className="apart">
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
					counts={members.length > MAX_NAMED}
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

/** The URL of the circle's page, without the protocol. */
function addressOf({ language }: CircleWords, siteUrl: string): string {
	return `${siteUrl}${languagePath(language)}/quiz/circle`.replace(/^https?:\/\//, "");
}
