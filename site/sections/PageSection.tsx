import { existsSync, readdirSync } from "node:fs";
import { Fragment, type ReactNode } from "react";
import { Actions } from "../components/Button.tsx";
import { Facts } from "../components/Facts.tsx";
import { Section, SectionHead, toneClass } from "../components/Section.tsx";
import type { SiteData, Thing } from "../data.ts";
import type { Tone } from "../domain/tones.ts";
import type { ModularPage } from "../schemas/modular-pages.ts";
import { type Ground, layGrounds } from "./grounds.ts";
import { schema as schemaOfSay } from "./say/schema.ts";
import type { AnySection, SectionKind } from "./section-kind.ts";

/** The kinds of sections, by the name of their folder. */
const kinds: ReadonlyMap<string, SectionKind> = new Map(
	await Promise.all(
		readdirSync(new URL("./", import.meta.url))
			// Git leaves an empty folder behind when its files go.
			.filter((name) => existsSync(new URL(`./${name}/kind.tsx`, import.meta.url)))
			.map(async (name) => [name, (await import(`./${name}/kind.tsx`)).default] as const),
	),
);

function kindOf({ kind }: AnySection): SectionKind {
	const found = kinds.get(kind);
	if (!found) throw new Error(`site/sections/${kind} is missing`);
	return found;
}

/** Returns a page, followed by the further pages of its long lists, each with a part of one list. */
export function withListPages(page: ModularPage, data: SiteData): ModularPage[] {
	const lists = page.sections.map((section) => ({
		section,
		pages: kindOf(section).listPages?.({ data, section }) ?? [],
	}));
	const first = lists.map(({ section, pages: [page] }) => ({ ...section, page }));
	const further = lists.flatMap(({ section, pages }) =>
		pages.slice(1).map((each) => {
			const place = [each.of, each.number > 1 && `page ${each.number} of ${each.count}`];
			const name = place.filter(Boolean).join(", ");
			const { title, description } = page.metadata;
			const { label, ...head } = page.head;
			return {
				...page,
				path: each.path,
				menu: undefined,
				photo: undefined,
				metadata: {
					title: `${title}: ${name}`,
					description: `${description} ${name.replace(/^./, (letter) => letter.toUpperCase())}.`,
				},
				head: { ...head, label: [label, name].filter(Boolean).join(" · "), actions: [] },
				sections: [{ ...section, page: each }],
			};
		}),
	);
	return [{ ...page, sections: first }, ...further];
}

/** Returns the structured data of all sections. */
export function jsonLdOf(sections: readonly AnySection[], data: SiteData): Thing[] {
	return sections.flatMap((section) => kindOf(section).jsonLd?.({ data, section }) ?? []);
}

/** Renders what the sections need in the page's head, once for each kind. */
export function headOf(sections: readonly AnySection[], data: SiteData) {
	return [...new Map(sections.map((section) => [section.kind, kindOf(section)]))].map(
		([name, kind]) => <Fragment key={name}>{kind.head?.(data)}</Fragment>,
	);
}

/** Renders what the first of the sections that has a figure shows in the page's head. */
export function figureOf(sections: readonly AnySection[], data: SiteData): ReactNode {
	return sections.map((section) => kindOf(section).figure?.({ data, section })).find(Boolean);
}

/** Whether a page is only for people who have paid, so that search engines don't list it. */
export function isAfterPaying(sections: readonly AnySection[]): boolean {
	return sections.some((section) => kindOf(section).afterPaying);
}

/** The section with the page's great sentence, if one has a sentence in large type. */
function greatOf(sections: readonly AnySection[]): AnySection | undefined {
	return (
		sections.find(({ kind }) => kind === "say") ??
		sections.find((section) => section.say && !kindOf(section).Beside)
	);
}

/** The page's great sentence, for its share image. */
export function greatSentenceOf(sections: readonly AnySection[]): string | undefined {
	const great = greatOf(sections);
	const said = great && schemaOfSay.safeParse(great);
	return said?.success ? said.data.sentences[0] : great?.say;
}

interface PageSectionsProps {
	data: SiteData;
	/** The page's color, for sections on dyed cloth. */
	dye?: Tone;
	/** What the first section meets. */
	above?: Ground;
	sections: readonly AnySection[];
	/** Renders content of the page's own, below that of a section's kind. */
	children?: (section: AnySection) => ReactNode;
}

/** The sections of a page, each on its own cloth. */
export function PageSections({
	data,
	dye,
	above = "paper",
	sections,
	children,
}: PageSectionsProps) {
	const shown = sections.filter(
		(section) => kindOf(section).isShown?.({ data, section }) !== false,
	);
	const grounds = layGrounds(
		shown.map((section) => {
			const { ground, full } = kindOf(section);
			const wish = section.ground ?? ground;
			return {
				wish: wish === "dye" && !dye ? undefined : wish,
				end: full?.(section) ? "dye" : undefined,
			};
		}),
		above,
	);
	const great = greatOf(shown);
	return shown.map((section, index) => (
		<PageSection
			key={section.title}
			data={data}
			dye={dye}
			ground={grounds[index]}
			isGreat={section === great}
			section={section}
		>
			{children?.(section)}
		</PageSection>
	));
}

interface PageSectionProps {
	data: SiteData;
	dye: Tone | undefined;
	ground: Ground | undefined;
	/** Whether its sentence in large type is the page's great one. */
	isGreat: boolean;
	section: AnySection;
	children: ReactNode;
}

/** A section of a page: heading and introduction, the content of its kind, facts and buttons. */
function PageSection({
	data,
	dye = "madder",
	ground,
	isGreat,
	section,
	children,
}: PageSectionProps) {
	const { id, title, say, lead, facts, actions = [] } = section;
	const { Content, Beside, full, afterPaying } = kindOf(section);
	const head = <SectionHead title={title} say={say} isGreat={isGreat} lead={lead} />;
	const content = <Content data={data} section={section} />;
	const answers = <Facts facts={facts} className="mt-6" />;
	const buttons = (
		<Actions links={actions} look={ground === "dye" ? "solid" : "outlined"} className="mt-7" />
	);
	const isFull = full?.(section);
	const beside = Beside && <Beside data={data} section={section} />;
	return (
		<Section
			id={id}
			hidden={afterPaying}
			ground={ground}
			dye={dye}
			className={Beside && !isFull ? "beside" : undefined}
			below={isFull && <div className={`bg-transparent ${toneClass(dye)}`}>{content}</div>}
		>
			{Beside && !isFull ? (
				<>
					<div>
						{head}
						{beside}
						{answers}
					</div>
					<div>
						{content}
						{buttons}
					</div>
				</>
			) : (
				<>
					{head}
					{isFull ? beside : content}
					{children}
					{answers}
					{buttons}
				</>
			)}
		</Section>
	);
}
