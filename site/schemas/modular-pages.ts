import { z } from "zod";
import { contentFile, line, list, matching, widePhoto } from "../../shared/content/fields.ts";
import { metadata } from "../../shared/content/metadata.ts";
import type { AnySection } from "../sections/section-kind.ts";
import { actions, dye, flag, head, label, point, top, WALLS } from "./page-parts.ts";

const path = matching(
	/^\/$|^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,3}$/,
	'an address of this site, such as "/spring-retreat"',
).meta({
	label: "Address",
	hint: "Where the page stands, such as /spring-retreat. The file is named after it, so it stays as it is.",
});

const menu = line(
	"Shows in the menu",
	"The page stands last in it. With none, only links lead to the page.",
).meta({ choices: "menus" });

/** The pages that have kinds of section to themselves, and so an entry each in the editor, by the names of their files. */
export const ONLY_ON: Readonly<
	Record<string, { readonly label: string; readonly kinds: readonly string[] }>
> = {
	about: { label: "About", kinds: ["founder"] },
	academy: { label: "Academy", kinds: ["plans"] },
	articles: { label: "Articles", kinds: ["articles"] },
	contact: { label: "Contact", kinds: ["contact"] },
	"erins-place": { label: "Erin’s Place", kinds: ["principles", "sample-week"] },
};

/**
 * The schema of a modular page, one made of sections: `site/_data/pages/<page>.json` holds all of it.
 * @param kinds - the schema of each kind of section, by the name of its folder in site/sections
 */
export function modularPageSchema(kinds: Readonly<Record<string, z.ZodObject>>) {
	const [first, ...others] = Object.entries(kinds).map(([kind, schema]) =>
		z.strictObject({ kind: z.literal(kind), ...schema.shape }).meta({ ...schema.meta() }),
	);
	if (!first) throw new Error("site/sections has no kind of section");
	const section = z.discriminatedUnion("kind", [first, ...others]);
	return contentFile(
		"Other pages",
		{
			path,
			metadata,
			menu: menu.optional(),
			dye,
			photo: widePhoto.optional(),
			head: top({
				wall: z
					.enum(WALLS)
					.meta({ label: "Cloth", edit: "hidden", why: "It was drawn for this page." })
					.optional(),
				label: label.optional(),
				...head,
				giving: flag("Asks for gifts").meta({
					edit: "hidden",
					why: "Its button and the words beside the fund’s share are under Business details.",
				}),
				reviewed: flag(
					"Last reviewed",
					"Says under the introduction on which day the page’s words last changed.",
				),
				actions: actions.optional(),
				glance: list(
					"At a glance",
					"entry",
					point,
					"Beside the title, and below it on phones: what visitors ask first, in a few words each.",
				)
					.max(4)
					.optional(),
			}),
			sections: list(
				"Sections",
				"section",
				section.meta({ summary: "{{fields.title}}" }),
				"From top to bottom.",
			).refine((all) => all.filter(({ kind }) => kind === "say").length <= 1, {
				message: "at most one great sentence",
			}),
		},
		"Each is a top and a list of sections, which you add, move and remove.",
	).meta({ item: "page" });
}

/** A page made of sections. The kind of a section decides its further fields. */
export interface ModularPage
	extends Omit<z.infer<ReturnType<typeof modularPageSchema>>, "sections"> {
	readonly sections: readonly AnySection[];
}
