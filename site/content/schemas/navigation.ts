import { z } from "zod";
import { contentFile, internalPath, link, text } from "../../../shared/content/fields.ts";

const plainLink = z.strictObject({
	kind: z.literal("link"),
	label: text,
	href: internalPath,
});

const dropdown = z.strictObject({
	kind: z.literal("dropdown"),
	label: text,
	links: z.array(z.strictObject({ label: text, href: internalPath, description: text })).min(1),
});

/** The site's menus: `site/_data/navigation.json`. */
export const navigationSchema = contentFile({
	/** The bar of wide screens, in its order from left to right. */
	main: z.array(z.discriminatedUnion("kind", [plainLink, dropdown])).min(1),
	/** Buttons at the end of the bar and of the phone menu. */
	buttons: z.array(
		z.strictObject({
			label: text,
			href: internalPath,
			look: z.enum(["outlined", "solid"]),
			/** Where it leads, if its label doesn't say so; a pointer and screen readers bring it up. */
			description: text.optional(),
		}),
	),
	/** The flat list of small screens. */
	phone: z.array(z.strictObject({ label: text, href: internalPath })).min(1),
	footer: z.array(z.strictObject({ title: text, links: z.array(link).min(1) })),
});

export type Navigation = z.infer<typeof navigationSchema>;
export type NavigationItem = Navigation["main"][number];
