import { z } from "zod";
import { TIME_ZONES, ZONE_NAMES } from "../time-zones.ts";
import type { LAUNCH_WEIGHTS } from "./field-metadata.ts";

/*
 * The fields that several content files share. A message ends the sentence "found X, expected ...", so it is a noun
 * phrase that a person without code understands. `label` and `hint` show in the editor.
 */

/** A text that fits a pattern; `expected` ends the sentence that reports a fault. */
export function matching(text: z.ZodString, pattern: RegExp, expected: string) {
	return text.regex(pattern, expected).meta({ expected });
}

const trimmedText = matching(
	z.string(),
	/^\S(?:[\s\S]*\S)?$/,
	"some text without spaces at its ends",
);

/**
 * Limits against text in the wrong place, such as an article pasted into a title. The editor counts characters only
 * where a field has a lower limit.
 */
export const LONGEST = { line: 240, prose: 2000 } as const;

const HIGHEST_PRICE = 100_000;

function metadataOf(label: string, hint?: string) {
	return hint === undefined ? { label } : { label, hint };
}

/** A field that the launch list asks for: `put` says what to put while it is missing, or what of a mark that is set. */
export function asking<Schema extends z.ZodType>(
	schema: Schema,
	weight: (typeof LAUNCH_WEIGHTS)[number],
	put: string,
): Schema {
	return schema.meta({ ...schema.meta(), launch: { put, weight } });
}

/** A line of text that visitors read: never empty, never padded with spaces. */
export function line(label: string, hint?: string) {
	return trimmedText.max(LONGEST.line).meta({ ...trimmedText.meta(), ...metadataOf(label, hint) });
}

/** Longer text, in a larger box. */
export function prose(label: string, hint?: string) {
	return trimmedText
		.max(LONGEST.prose)
		.meta({ ...trimmedText.meta(), ...metadataOf(label, hint), lines: "many" });
}

/**
 * A list; `item` is what one of its entries is called, such as "step". Closed entries show the
 * summary of `entry`.
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

/** One value for each key of an enum, whose labels are those of the values. */
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

/** A name that stands in addresses and file names: `starter-pack`. */
export const slug = matching(
	z.string(),
	/^[a-z0-9]+(?:-[a-z0-9]+)*$/,
	'a slug: small letters, digits and single hyphens, such as "starter-pack"',
);

/** A slug that is part of an address or a file name. The editor never changes it. */
export const ownSlug = slug.meta({
	label: "Name in addresses",
	edit: "hidden",
	why: "It is the name of the file, and other pages and partners may link to it.",
});

/** A price in dollars, to the cent. */
export const dollars = z
	.number()
	.positive()
	.max(HIGHEST_PRICE, `at most ${HIGHEST_PRICE.toLocaleString("en-US")} dollars`)
	.multipleOf(0.01, "dollars with at most two digits for cents, such as 19.5");

/** An earlier day is a typo. */
export const CENTURY = { min: "2000-01-01", max: "2099-12-31" } as const;

export const day = z.iso
	.date('a day, such as "2027-01-23"')
	.refine(
		(date) => date >= CENTURY.min && date <= CENTURY.max,
		'a day of this century, such as "2027-01-23"',
	);

export const timeZone = z.enum(TIME_ZONES).meta({ labels: ZONE_NAMES });

const PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:\?[\w=&-]+)?(?:#[a-z0-9-]+)?$/;
const HTTPS = /^https:\/\/[a-z0-9.-]+(?:[/?#]\S*)?$/i;

/** A page of this site: `/academy#pricing`. Another check finds links to no page. */
export const internalPath = matching(
	z.string(),
	PATH,
	'a path of this site, such as "/academy"',
).meta({ label: "Leads to", hint: "A page of this site, such as /academy." });

export const externalUrl = matching(
	z.string(),
	HTTPS,
	'a full address, such as "https://example.org/page"',
);

/** Where a link leads: a page of this site, or a full https address. */
export const href = z
	.string()
	.refine(
		(value) => PATH.test(value) || HTTPS.test(value),
		'a path of this site, such as "/academy", or a full address, such as "https://example.org/page"',
	)
	.meta({
		label: "Leads to",
		hint: "A page of this site, such as /academy#pricing, or a full address that begins with https://.",
	});

/** A bare origin: scheme and host without a path, so that `${origin}/quiz` is an address. */
export const origin = matching(
	z.string(),
	/^https:\/\/[a-z0-9.-]+$/,
	'an https origin without a slash at its end, such as "https://www.example.org"',
);

export const link = part("Link", { label: line("Words"), href });
export type Link = z.infer<typeof link>;

/** The smallest side of a square photo, and the smallest width of one that fills the window, in pixels. */
export const SMALLEST_PHOTO = { square: 640, wide: 1280 } as const;

/** The editor has no access to a picture that is not saved yet. */
const UNMEASURED = "The editor can’t measure it: the site isn’t built with a smaller one.";

/** A photo: a file in site/images with its alt text. */
export const photo = part("Photo", {
	file: matching(
		z.string(),
		/^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:jpe?g|png|webp|avif)$/,
		'the name of a picture in site/images, such as "starter-pack.jpg"',
	).meta({
		label: "Picture",
		photo: true,
		hint: `At least ${SMALLEST_PHOTO.square} pixels wide and high. Other shapes than a square are cropped to their middle. ${UNMEASURED}`,
	}),
	alt: prose("Description", "What the picture shows, for people who can’t see it."),
});
export type Photo = z.infer<typeof photo>;

/** A photo that is as wide as the window. */
export const widePhoto = photo.extend({
	file: photo.shape.file.meta({
		...photo.shape.file.meta(),
		hint: `At least ${SMALLEST_PHOTO.wide} pixels wide. A phone shows less of its sides, a desk less of its top and foot. ${UNMEASURED}`,
	}),
});

/**
 * What only the founder knows, such as the hours that a course takes. A page shows the facts that have an answer; `npm
 * run launch-check` asks for the others.
 */
export const fact = part("Fact", {
	label: line("Label", "Stands before the answer, such as “Hours a week”."),
	answer: prose("Answer", "As long as it is empty, the page leaves this fact out.").nullable(),
	question: matching(
		line("What visitors ask", "The launch check asks you this. It shows nowhere."),
		/\?$/,
		"a question, with its question mark",
	),
}).meta({ summary: "{{fields.label}}: {{fields.answer}}" });
export const facts = list(
	"Facts that only you know",
	"fact",
	fact,
	"The page shows each one that has an answer.",
);
export type Facts = z.infer<typeof facts>;

/**
 * A content file: an object with exactly these keys, which names its JSON Schema for text editors. `label` and `hint`
 * name the file, or its collection, in the editor.
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
