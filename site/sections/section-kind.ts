import type { ReactNode } from "react";
import { z } from "zod";
import { facts, part, slug } from "../../shared/content/fields.ts";
import type { SiteData, Thing } from "../data.ts";
import { actions, lead, say, title } from "../schemas/page-parts.ts";
import { GROUNDS, type Ground } from "./grounds.ts";

/** What every section has, besides the fields of its kind. */
const common = {
	id: slug
		.meta({
			label: "Name in addresses",
			hint: "Links lead to this section by it: with “apply”, /scholarships#apply does.",
			fold: true,
		})
		.optional(),
	title: title.meta({ hint: "A small bold line above what the section says." }),
	say,
	lead: lead.optional().meta({ fold: true }),
	ground: z
		.enum(GROUNDS)
		.meta({
			label: "Cloth under it",
			hint: "Empty: it follows from the section above. A choice that the section above has already is passed over, so that two neighbors always differ.",
			labels: { paper: "Paper", linen: "Linen", dye: "The page’s color" },
			fold: true,
		})
		.optional(),
	facts: facts.optional().meta({ fold: true }),
	actions: actions.optional().meta({ fold: true }),
};

const anySection = z.looseObject({ kind: z.string(), ...common });

/** A section of any kind. */
export type AnySection = z.infer<typeof anySection>;

/**
 * The schema of a kind of section: what every section has, and the fields of the kind. The kind is named after its
 * folder.
 * @param label - the kind's name in the editor's menu of sections
 * @param use - what the kind is for, in one line of that menu
 */
export function sectionSchema<Shape extends z.ZodRawShape>(
	label: string,
	use: string,
	shape: Shape,
) {
	return part(label, { ...common, ...shape }, use);
}

/** One of the pages that a long list takes. */
export interface ListPage {
	/** The path of the page. */
	readonly path: string;
	/** What the list is limited to, such as a category. */
	readonly of?: string;
	/** The number of the page, from 1. */
	readonly number: number;
	readonly count: number;
	/** The number of entries on one page. */
	readonly size: number;
}

/** What a kind's functions receive: the site's data, and the fields of the kind. */
export interface SectionProps<Schema extends z.ZodType> {
	readonly data: SiteData;
	readonly section: Omit<z.infer<Schema>, keyof typeof common> & { readonly page?: ListPage };
}

/** A kind of section: `site/sections/<kind>/kind.tsx` exports one. */
export interface SectionKind<Schema extends z.ZodObject = z.ZodObject> {
	readonly schema: Schema;
	/** The section's content. */
	Content(props: SectionProps<Schema>): ReactNode;
	/** Whether the content reaches from edge to edge of the window. The section then ends on dyed cloth. */
	full?(section: SectionProps<Schema>["section"]): boolean;
	/** The ground that the kind has unless its section chooses one. */
	readonly ground?: Ground;
	/** What stands below the section's introduction; on desks the content is beside both, unless it is full. */
	Beside?(props: SectionProps<Schema>): ReactNode;
	/** What the page's head shows beside the title. */
	figure?(props: SectionProps<Schema>): ReactNode;
	/** Structured data that the section adds to its page. */
	jsonLd?(props: SectionProps<Schema>): readonly Thing[];
	/** Whether there is something to show; true by default. */
	isShown?(props: SectionProps<Schema>): boolean;
	/** The pages that the section's list takes, if one isn't enough: the first is the page itself. */
	listPages?(props: SectionProps<Schema>): readonly ListPage[];
	/** What the section needs in its page's head, such as a script. */
	head?(data: SiteData): ReactNode;
	/** Whether the section is for people who have paid: hidden until its script shows it, on an unlisted page. */
	readonly afterPaying?: true;
}

/** Ties a kind's functions to its schema. */
export function defineKind<Schema extends z.ZodObject>(
	kind: SectionKind<Schema>,
): SectionKind<Schema> {
	return kind;
}
