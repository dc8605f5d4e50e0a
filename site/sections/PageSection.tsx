import { existsSync, readdirSync } from "node:fs";
import { type ComponentType, Fragment, type ReactNode } from "react";
import { Actions } from "../components/Button.tsx";
import { Facts } from "../components/Facts.tsx";
import { Section, SectionHead } from "../components/Section.tsx";
import type { SiteData } from "../data.ts";
import type { Thing } from "../eleventy/seo/structured-data.ts";
import type { Dye } from "../rules/tones.ts";
import type { AnySection } from "./section.ts";

/** A module `site/sections/<kind>/component.tsx`. */
interface SectionModule {
	/** The section's content. */
	readonly default: ComponentType<{ data: SiteData; section: AnySection }>;
	/** Content below the section's introduction. */
	readonly Beside?: ComponentType<{ data: SiteData; section: AnySection }>;
	/** Whether the content stands below the section's heading, in the width of the page, instead of beside it. */
	readonly wide?: boolean | ((section: AnySection) => boolean);
	/** What the page's head shows beside the title. */
	readonly figure?: (section: AnySection, data: SiteData) => ReactNode;
	/** Returns structured data that the section adds to its page. */
	readonly jsonLd?: (section: AnySection, data: SiteData) => readonly Thing[];
	/** What the section needs in its page's head, such as a script. */
	readonly head?: (data: SiteData) => ReactNode;
	/** Whether there is something to show; true by default. */
	readonly isShown?: (section: AnySection, data: SiteData) => boolean;
	/** Whether the section is for people who have paid: hidden until its script shows it, on an unlisted page. */
	readonly afterPaying?: boolean;
}

/** The modules of all kinds of sections, by the name of their folder. */
const modules: ReadonlyMap<string, SectionModule> = new Map(
	await Promise.all(
		readdirSync(new URL("./", import.meta.url))
			// Git leaves an empty folder behind when its files go.
			.filter((name) => existsSync(new URL(`./${name}/component.tsx`, import.meta.url)))
			.map(async (name) => [name, await import(`./${name}/component.tsx`)] as const),
	),
);

function moduleOf(kind: string): SectionModule {
	const module = modules.get(kind);
	if (!module) throw new Error(`site/sections/${kind} is missing`);
	return module;
}

/** Returns the structured data of all sections. */
export function jsonLdOf(sections: readonly AnySection[], data: SiteData): Thing[] {
	return sections.flatMap((section) => moduleOf(section.kind).jsonLd?.(section, data) ?? []);
}

/** Renders what the sections need in the page's head, once for each kind. */
export function headOf(sections: readonly AnySection[], data: SiteData) {
	return [...new Set(sections.map(({ kind }) => kind))].map((kind) => (
		<Fragment key={kind}>{moduleOf(kind).head?.(data)}</Fragment>
	));
}

/** Renders what the first of the sections that has a figure shows in the page's head. */
export function figureOf(sections: readonly AnySection[], data: SiteData): ReactNode {
	return sections.map((section) => moduleOf(section.kind).figure?.(section, data)).find(Boolean);
}

/** Whether a page is only for people who have paid, so that search engines don't list it. */
export function isAfterPaying(sections: readonly AnySection[]): boolean {
	return sections.some(({ kind }) => moduleOf(kind).afterPaying);
}

interface PageSectionProps {
	data: SiteData;
	/** The page's color, for sections on a colored band. */
	dye?: Dye;
	section: AnySection;
	/** Content of the page's own, below that of the kind. */
	children?: ReactNode;
}

/** A section of a page: heading, introduction and facts; beside or below them the content of its kind and buttons. */
export function PageSection({ data, dye, section, children }: PageSectionProps) {
	const { kind, id, band, title, lead, facts, actions = [] } = section;
	const { default: Content, Beside, afterPaying, ...module } = moduleOf(kind);
	if (module.isShown?.(section, data) === false) return null;
	const wide = typeof module.wide === "function" ? module.wide(section) : module.wide;
	const answers = <Facts facts={facts} className="mt-6" />;
	return (
		<Section
			id={id}
			hidden={afterPaying}
			tone={band ? dye : "paper"}
			className={wide ? "grid grid-cols-1 gap-y-7" : "split"}
		>
			<div>
				<SectionHead title={title} lead={lead} />
				{Beside && <Beside data={data} section={section} />}
				{!wide && answers}
			</div>
			<div>
				<Content data={data} section={section} />
				{children}
				{wide && answers}
				<Actions links={actions} look={band ? "solid" : "outlined"} className="mt-5 first:mt-0" />
			</div>
		</Section>
	);
}
