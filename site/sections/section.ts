import { z } from "zod";
import { facts, part, slug } from "../../shared/content/fields.ts";
import type { SiteData } from "../data.ts";
import { actions, lead, title } from "../schemas/page-parts.ts";

/** What every section has, besides the fields of its kind. */
const common = {
	id: slug
		.meta({
			label: "Name in addresses",
			hint: "Links lead to this section by it: with “apply”, /scholarships#apply does.",
			fold: true,
		})
		.optional(),
	title,
	lead: lead.optional(),
	band: z
		.literal(true)
		.meta({
			label: "On the page’s color",
			hint: "Without it, the section stands on paper. One section of a page at most.",
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
 */
export function sectionKind<Shape extends z.ZodRawShape>(label: string, shape: Shape) {
	return part(label, { ...common, ...shape });
}

/** What a kind's component receives: the data that it uses, and the fields of the kind. */
export interface SectionProps<
	Schema extends z.ZodType,
	Used extends keyof SiteData = keyof SiteData,
> {
	readonly data: Pick<SiteData, Used>;
	readonly section: Omit<z.infer<Schema>, keyof typeof common>;
}
