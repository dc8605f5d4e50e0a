import { z } from "zod";
import { TIME_ZONES, ZONE_NAMES } from "../time-zones.ts";
import type { LAUNCH_WEIGHTS } from "./field-metadata.ts";

/*
 * Fields shared by several content files. A validation message ends the sentence "found X, expected ...", so it is a
 * noun phrase that a non-programmer understands. The editor shows `label` and `hint`.
 */

/** Requires a text to match a pattern; `expected` completes the validation message "expected ...". */
export function matching(pattern: RegExp, expected: string, text = z.string()) {
	return text.regex(pattern, expected).meta({ expected });
}

/** What every text is expected to be; fields that expect more say so instead. */
export const TRIMMED = "some text without spaces or invisible marks at its ends";

/** Matches a text without spaces or zero-width characters at its ends, which word processors leave behind. */
const trimmedText = matching(
	/^[^\s\u00AD\u200B-\u200F\u2060](?:[\s\S]*[^\s\u00AD\u200B-\u200F\u2060])?$/,
	TRIMMED,
);

/**
 * Maximum lengths that catch misplaced text, such as an article pasted into a title. The editor shows a character count
 * only for fields with another maximum.
 */
export const LONGEST = { line: 240, prose: 2000 } as const;

const HIGHEST_PRICE = 100_000;

function metadataOf(label: string, hint?: string) {
	return hint === undefined ? { label } : { label, hint };
}

/**
 * Adds a field to the launch list: `put` tells the founder what to enter or confirm while the value is missing or
 * equals the schema's literal, such as `true`.
 */
export function asking<Schema extends z.ZodType>(
	schema: Schema,
	weight: (typeof LAUNCH_WEIGHTS)[number],
	put: string,
): Schema {
	return schema.meta({ launch: { put, weight } });
}

/** A single line of visible text: never empty, without leading or trailing spaces. */
export function line(label: string, hint?: string) {
	return trimmedText.max(LONGEST.line).meta(metadataOf(label, hint));
}

/** A longer text, edited in a text area. */
export function prose(label: string, hint?: string) {
	return trimmedText.max(LONGEST.prose).meta({ ...metadataOf(label, hint), lines: "many" });
}

/** A longer text that may have links and emphasis, written as in Markdown. */
export function sentences(label: string, hint?: string) {
	return prose(label, hint).meta({ inline: true });
}

/**
 * A list. `item` is the name of one entry, such as "step"; the metadata of `entry` has the template for the title of a
 * collapsed entry.
 */
export function list<Entry extends z.ZodType>(
	label: string,
	item: string,
	entry: Entry,
	hint?: string,
) {
	const { summary } = entry.meta() ?? {};
	return z.array(entry).meta({ ...metadataOf(label, hint), item, ...(summary && { summary }) });
}

/** A record with a value for each key of an enum. The enum's labels become the labels of the values. */
export function byKey<Key extends z.ZodEnum, Value extends z.ZodType>(
	label: string,
	key: Key,
	value: Value,
	hint?: string,
) {
	return z.record(key, value).meta(metadataOf(label, hint));
}

/** A list of short texts. */
export function lines(label: string, item: string, hint?: string) {
	return list(label, item, line("Text"), hint);
}

/** Several fields under one heading, such as a section of a page. */
export function part<Shape extends z.ZodRawShape>(label: string, shape: Shape, hint?: string) {
	return z.strictObject(shape).meta(metadataOf(label, hint));
}

/** A name used in URLs and file names: `starter-pack`. */
export const slug = matching(
	/^[a-z0-9]+(?:-[a-z0-9]+)*$/,
	'a slug: small letters, digits and single hyphens, such as "starter-pack"',
);

/** The slug that identifies the entry itself in its URL or file name; the editor hides this field. */
export const ownSlug = slug.meta({
	label: "Name in addresses",
	edit: "hidden",
	why: "It is the name of the file, and other pages and partners may link to it.",
});

/** A price in dollars, to the cent; 0 means free. */
export const dollarsOrFree = z
	.number()
	.nonnegative()
	.max(HIGHEST_PRICE, `at most ${HIGHEST_PRICE.toLocaleString("en-US")} dollars`)
	.multipleOf(0.01, "dollars with at most two digits for cents, such as 19.5");

export const dollars = dollarsOrFree.positive();

/** The range of accepted dates; a date outside the range is treated as a typo. */
export const CENTURY = { min: "2000-01-01", max: "2099-12-31" } as const;

export const day = z.iso
	.date('a day, such as "2027-01-23"')
	.refine(
		(date) => date >= CENTURY.min && date <= CENTURY.max,
		'a day of this century, such as "2027-01-23"',
	);

export const timeZone = z.enum(TIME_ZONES).meta({ labels: ZONE_NAMES });

const PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:\?[\w=&-]+)?(?:#[a-z0-9-]+)?$/;
const HTTPS = /^https:\/\/[a-zA-Z0-9.-]+(?:[/?#]\S*)?$/;

/** A path of this site: `/academy#pricing`. Another check finds dead links. */
export const internalPath = matching(PATH, 'a path of this site, such as "/academy"').meta({
	label: "Leads to",
	hint: "A page of this site, such as /academy.",
});

export const externalUrl = matching(HTTPS, 'a full address, such as "https://example.org/page"');

/** The target of a link: a path of this site, or an absolute https URL. */
export const href = matching(
	new RegExp(`${PATH.source}|${HTTPS.source}`),
	'a path of this site, such as "/academy", or a full address, such as "https://example.org/page"',
).meta({
	label: "Leads to",
	hint: "A page of this site, such as /academy#pricing, or a full address that begins with https://.",
});

/** A bare origin: scheme and host without a path, so that `${origin}/quiz` is a valid URL. */
export const origin = matching(
	/^https:\/\/[a-z0-9.-]+$/,
	'an https origin without a slash at its end, such as "https://www.example.org"',
);

export const link = part("Link", { label: line("Words"), href });
export type Link = z.infer<typeof link>;

/** The minimum size in pixels: the sides of a square photo, and the width of a full-width photo. */
export const SMALLEST_PHOTO = { square: 640, wide: 1280 } as const;

/** A photo: a file in site/images with alt text. */
export const photo = part("Photo", {
	file: matching(
		/^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:jpe?g|png|webp|avif)$/,
		'the name of a JPEG, PNG, WebP or AVIF picture in site/images, such as "starter-pack.jpg"; export an iPhone’s HEIC as JPEG',
	).meta({
		label: "Picture",
		photo: "square",
		hint: `At least ${SMALLEST_PHOTO.square} pixels wide and high. Other shapes than a square are cropped to their middle.`,
	}),
	alt: prose("Description", "What the picture shows, for people who can’t see it."),
});
export type Photo = z.infer<typeof photo>;

/** A photo as wide as the window. */
export const widePhoto = photo
	.extend({
		file: photo.shape.file.meta({
			photo: "wide",
			hint: `At least ${SMALLEST_PHOTO.wide} pixels wide: the site isn’t built with a smaller one. A phone shows less of its sides, a desk less of its top and foot.`,
		}),
	})
	.meta({
		label: "Photograph at the end",
		hint: "Printed in dots, as wide as the window. docs/going-live.md says what to shoot.",
	});

/**
 * A fact that only the founder knows, such as the hours that a course takes. Pages show only facts with an answer; `npm
 * run launch-check` lists the others.
 */
export const fact = part("Fact", {
	label: line("Label", "Stands before the answer, such as “Hours a week”."),
	answer: prose("Answer", "As long as it is empty, the page leaves this fact out.").nullable(),
	question: matching(
		/\?$/,
		"a question, with its question mark",
		line("What visitors ask", "The launch check asks you this. It shows nowhere."),
	),
	first: z
		.literal(true)
		.optional()
		.meta({ label: "Visitors ask this first", hint: "The launch list asks it before the others." }),
}).meta({ summary: "{{fields.label}}: {{fields.answer}}" });
export const facts = list(
	"Facts that only you know",
	"fact",
	fact,
	"The page shows each one that has an answer.",
);
export type Facts = z.infer<typeof facts>;

/**
 * The schema of a content file: an object with exactly these keys and a `$schema` for text editors. `label` and `hint`
 * describe the file, or its collection, in the editor.
 */
export function contentFile<Shape extends z.ZodRawShape>(
	label: string,
	shape: Shape,
	hint?: string,
) {
	const $schema = trimmedText.meta({
		label: "Schema",
		edit: "hidden",
		why: "It lets text editors check the file while it is typed.",
	});
	return z.strictObject({ $schema, ...shape }).meta(metadataOf(label, hint));
}
