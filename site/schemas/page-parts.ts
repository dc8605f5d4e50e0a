import { z } from "zod";
import {
	asking,
	contentFile,
	line,
	link,
	list,
	part,
	prose,
	sentences,
} from "../../shared/content/fields.ts";
import { metadata } from "../../shared/content/metadata.ts";
import { DYES } from "../domain/tones.ts";

/* Fields that many pages have, with their labels in the editor. */

export const title = line("Heading");
export const lead = prose("Introduction", "Stands under the heading.");
export const text = prose("Text");
export const paragraphs = list("Paragraphs", "paragraph", sentences("Paragraph"));
export const action = link;
export const actions = list("Buttons", "button", link).min(1);

/** A choice that is made or absent: files hold `true` or leave the key out. */
export function flag(label: string, hint?: string) {
	return z
		.literal(true)
		.optional()
		.meta({ label, ...(hint && { hint }) });
}

/** The mark of an example, whose rule is in site/domain/examples.ts. */
export const example = asking(
	flag(
		"This is an example",
		"Marked as an example, and left out once the site has its own address. Switch it off for what is yours.",
	),
	"advised",
	"your own in place of this example, or delete it: it isn't on the live site",
);

export const draft = flag("Draft", "A draft shows nowhere on the site.");

/** A choice that every item has: files hold `true` or `false`. */
export function yesOrNo(label: string, hint: string) {
	return z.boolean().meta({ label, hint });
}

/** The place of an item in a list. */
export function place(hint: string, label = "Place in the list") {
	return z.number().int().positive().meta({ label, hint });
}

/** The founder's own words; while they are null (not written yet), the page omits them. */
export const founderWords = prose(
	"In your own words",
	"One paragraph that says “I”. As long as it is empty, the page leaves it out.",
).nullable();

export const label = line("Line above the heading");

/** The color of a page's head. */
export const dye = z.enum(DYES).meta({
	label: "Color",
	hint: "Of the top of the page, and of a section that stands on the page’s color.",
	labels: {
		forest: "Green",
		indigo: "Blue",
		plum: "Plum",
		madder: "Red",
		moss: "Moss",
		woad: "Gray blue",
	},
});

export const point = part("Entry", { title, text });

export const head = { title, lead };

export const say = prose(
	"Sentence in large type",
	"What the section says, in one or two sentences.",
)
	.optional()
	.meta({ fold: true });

/** Returns the schema of the content file of a page. */
export function pageFile<Shape extends z.ZodRawShape>(label: string, shape: Shape, hint?: string) {
	return contentFile(label, { metadata, ...shape }, hint);
}

export function top<Shape extends z.ZodRawShape>(shape: Shape) {
	return part("Top of the page", shape);
}

/** Returns the schema of a page section with a heading and an introduction. */
export function section<Shape extends z.ZodRawShape>(label: string, shape: Shape, hint?: string) {
	return part(label, { ...head, ...shape }, hint);
}

export const printing = part("Button to print", {
	button: line("Button"),
	pressed: prose("After the press"),
	withoutScript: prose("In its place without JavaScript"),
});

export type Printing = z.infer<typeof printing>;

/** The pictures of quilts in site/artwork/walls. */
export const WALLS = ["home", "academy", "erin", "homestead"] as const;
export type WallName = (typeof WALLS)[number];
