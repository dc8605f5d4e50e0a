import type { JsonPath } from "../check/source.ts";

/**
 * Whether the founder must replace it before the launch, must confirm it, knows it and has not yet
 * said it, or should add it at some time.
 */
type Weight = "required" | "confirm" | "fact" | "advised";

/** A place in the content that needs the founder. */
export interface Placeholder {
	/** Path in the repository. */
	readonly file: string;
	/** Both count from 1. The beginning of the file if the place does not exist. */
	readonly line: number;
	readonly column: number;
	readonly path: JsonPath;
	/** The same place in the words of the editor: `Events › Harvest table › Registration page`. */
	readonly place: string;
	/** The present value. */
	readonly found: string;
	/** What to put there. */
	readonly put: string;
	readonly weight: Weight;
}

/** The advice for an address with a reserved name, by its beginning. */
const ADDRESSES: readonly (readonly [start: RegExp, put: string])[] = [
	[/^https:\/\/pay\./, "your payment provider's page for this (such as a Stripe Payment Link)"],
	[/^https:\/\/partner\./, "the partner's own page"],
	[/^https:\/\/give\./, "your donation form"],
	[/^https:\/\/calendar\./, "your scheduling page"],
	[/^https:\/\/newsletter\./, "your newsletter's page"],
	[/^https:\/\/(?:instagram|linkedin)\./, "your profile there, or take the entry out"],
	[
		/^https:\/\/www\./,
		"the address that the site will have; let its other name, with www. or without, lead there (docs/deploy.md)",
	],
	[
		/^security@/,
		"where to tell you of a hole in the site's security: an address that somebody reads",
	],
	[/^\S+@/, "your own email address"],
	[
		/^example\//,
		"your account and repository on GitHub, or empty if the published site has no editor",
	],
];

/**
 * Addresses with names that are reserved for examples (RFC 2606), and the repository that site.json comes with.
 * A sentence may hold one, such as "name@example.org" in a hint.
 */
const RESERVED =
	/^(?:example\/website$|(?:https:\/\/|[^\s@]+@)(?:[a-z0-9-]+\.)*example\.(?:com|org|net)(?:\/|$))/i;

/** The advice for a text; undefined = the text is no placeholder. */
export function adviceOnText(text: string): string | undefined {
	if (!RESERVED.test(text)) return undefined;
	return ADDRESSES.find(([start]) => start.test(text))?.[1] ?? "the real address";
}

interface AdviceOnNull {
	/** `*` stands for a file's name, and for a key or index in the path. */
	readonly files: string;
	readonly path: readonly string[];
	readonly put: string;
	readonly weight: Weight;
}

/** Values that are null, or lists without an entry, until the founder has them. */
export const NULLS: readonly AdviceOnNull[] = [
	{
		files: "site/_data/site.json",
		path: ["formsEndpoint"],
		put: '"/api", with the settings of docs/deploy.md; until then nothing that a visitor sends reaches you',
		weight: "required",
	},
	{
		files: "site/_data/site.json",
		path: ["postalAddress"],
		put: "the postal address of the business: the law asks for it in mail that carries news",
		weight: "required",
	},
	{
		files: "site/_data/site.json",
		path: ["founderName"],
		put: "your name, as visitors should read it: it stands with your portrait and your words",
		weight: "fact",
	},
	{
		files: "site/_data/pages/home.json",
		path: ["founder", "words"],
		put: "why you do this work, in one paragraph that says “I”: the first thing after the top of the home page",
		weight: "fact",
	},
	{
		files: "site/_data/pages/about.json",
		path: ["founder", "words"],
		put: "who taught you and in which tradition you work, in one paragraph that says “I”: the beginning of About",
		weight: "fact",
	},
	{
		files: "site/_data/site.json",
		path: ["founderPortrait"],
		put: "your portrait, for the home page and About; until then a quilt stands there",
		weight: "advised",
	},
	{
		files: "site/_data/photos.json",
		path: ["*"],
		put: "a photograph that closes this page: docs/going-live.md says what to shoot; until then the page ends without one",
		weight: "advised",
	},
	{
		files: "site/_data/pages/academy.json",
		path: ["testimonials", "quotes"],
		put: "what learners say, in their words and with their permission; until then one line asks for it",
		weight: "advised",
	},
	{
		files: "site/_data/partners/*.json",
		path: ["name"],
		put: "who it is, once they have agreed to be named",
		weight: "advised",
	},
	{
		files: "site/_data/partners/*.json",
		path: ["image"],
		put: "a photo, if they have agreed to one; until then their quilt block stands there",
		weight: "advised",
	},
	{
		files: "site/_data/products/*.json",
		path: ["image"],
		put: "a picture; until then the product's quilt block stands there",
		weight: "advised",
	},
];
