import { z } from "zod";
import { contentFile, internalPath, line, link, list, part } from "../../shared/content/fields.ts";
import { flag } from "./page-parts.ts";

const label = line("Words");
const href = internalPath;
const summary = "{{fields.label}}";

const plainLink = part("Link", { kind: z.literal("link"), label, href });

const dropdown = part("Menu that opens", {
	kind: z.literal("dropdown"),
	label,
	links: list(
		"Links",
		"link",
		part("Link", { label, href, description: line("Description", "Under the words of the link.") }),
	).min(1),
});

/** The site's menus: `site/_data/navigation.json`. */
export const navigationSchema = contentFile(
	"Menus and footer",
	{
		main: list(
			"Menu entries",
			"entry",
			z.discriminatedUnion("kind", [plainLink, dropdown]).meta({ summary }),
			"The bar at the top of wide screens, from left to right.",
		).min(1),
		buttons: list(
			"Buttons",
			"button",
			part("Button", {
				label,
				href,
				look: z
					.enum(["outlined", "solid"])
					.meta({ label: "Look", labels: { outlined: "Outlined", solid: "Filled" } }),
				description: line(
					"Description",
					"Where it leads, if its words don’t say so. A pointer and screen readers bring it up.",
				).optional(),
			}).meta({ summary }),
			"At the end of the bar, and of the menu on phones.",
		),
		phone: list(
			"Groups of links on phones",
			"group",
			part("Group", {
				title: line("Heading", "The first group needs none.").optional(),
				links: list(
					"Links",
					"link",
					part("Link", {
						label,
						href,
						marked: flag("Stands out", "A patch of cloth marks it. One is enough."),
					}),
				).min(1),
			}),
			"From top to bottom. What you add to the bar, add here, too.",
		).min(1),
		footer: list(
			"Columns of the footer",
			"column",
			part("Column", { title: line("Heading"), links: list("Links", "link", link).min(1) }),
		),
	},
	"The links at the top and at the bottom of every page.",
).meta({ group: "Business details" });

export type Navigation = z.infer<typeof navigationSchema>;
export type NavigationItem = Navigation["main"][number];
