import { z } from "zod";

/*
 * The fields that several content files share. A message here is read as the end of
 * "found X, expected ...", so it is a noun phrase that a person without code can act on.
 */

/** A line of text that visitors read: never empty, never padded with spaces. */
export const text = z.string().regex(/^\S(?:[\s\S]*\S)?$/, "some text without spaces at its ends");

/** A name that stands in addresses and file names: `starter-pack`. */
export const slug = z
	.string()
	.regex(
		/^[a-z0-9]+(?:-[a-z0-9]+)*$/,
		'a slug: small letters, digits and single hyphens, such as "starter-pack"',
	);

const PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:\?[\w=&-]+)?(?:#[a-z0-9-]+)?$/;
const HTTPS = /^https:\/\/[a-z0-9.-]+(?:[/?#]\S*)?$/i;

/** A page of this site: `/academy#pricing`. That the page exists is checked across files. */
export const internalPath = z.string().regex(PATH, 'a path of this site, such as "/academy"');

/** An address outside this site, always encrypted. */
export const externalUrl = z
	.string()
	.regex(HTTPS, 'a full address, such as "https://example.org/page"');

/** Where a link leads: a page of this site, or a full https address. */
export const href = z
	.string()
	.refine(
		(value) => PATH.test(value) || HTTPS.test(value),
		'a path of this site, such as "/academy", or a full address, such as "https://example.org/page"',
	);

/** A bare origin: scheme and host without a path, so that `${origin}/quiz` is an address. */
export const origin = z
	.string()
	.regex(
		/^https:\/\/[a-z0-9.-]+$/,
		'an https origin without a slash at its end, such as "https://www.example.org"',
	);

/** A link with its words. */
export const link = z.strictObject({ label: text, href });
export type Link = z.infer<typeof link>;

/** A photo: a file in site/images, and in words what it shows, for those who do not see it. */
export const photo = z.strictObject({
	file: z
		.string()
		.regex(
			/^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:jpe?g|png|webp|avif)$/,
			'the name of a picture in site/images, such as "starter-pack.jpg"',
		),
	alt: text,
});
export type Photo = z.infer<typeof photo>;

/**
 * What only the founder knows, such as the hours that a course takes. A page shows the facts that
 * have an answer; `npm run launch-check` asks for the others (docs/product.md 11.6).
 */
export const facts = z.array(
	z.strictObject({
		/** Stands before the answer: "Hours a week". */
		label: text,
		/** Null until it is known. */
		answer: text.nullable(),
		/** What a visitor asks: "How many hours a week does a course take?" */
		question: text.regex(/\?$/, "a question, with its question mark"),
	}),
);
export type Facts = z.infer<typeof facts>;

/**
 * A content file: an object that knows exactly these keys, and names its JSON Schema so that
 * editors complete and check it while it is typed.
 */
export function contentFile<Shape extends z.ZodRawShape>(shape: Shape) {
	return z.strictObject({ $schema: text, ...shape });
}
