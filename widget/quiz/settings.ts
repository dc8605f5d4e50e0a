import type { RoleKey } from "../../shared/quiz/keys.ts";
import { roleNamed } from "../../shared/quiz/read-link.ts";
import { attributeName, given, isOn, type RawSettings } from "../common/attributes.ts";

/** The quiz's settings as properties of its element; the attributes are their kebab-case forms. */
export const QUIZ_PROPERTIES = [
	"partner",
	"siteUrl",
	"endpoint",
	"resultRole",
	"deepLink",
	"theme",
	"resume",
	"display",
] as const;

type QuizProperty = (typeof QUIZ_PROPERTIES)[number];
export type RawQuizSettings = RawSettings<QuizProperty>;

/** What the attributes mean once checked. */
export interface Settings {
	partner?: string;
	/** Origin, and path prefix if any, without a trailing slash. */
	siteUrl: string;
	/** Where the email step POSTs; null simulates the sending (docs/product.md 4.6). */
	endpoint: string | null;
	resultRole?: RoleKey;
	deepLink: boolean;
	resume: boolean;
	/** Whether the quiz opens in a dialog. */
	dialog: boolean;
}

/** What a build says where an attribute is silent. */
export interface SettingDefaults {
	siteUrl: string;
	endpoint: string | null;
}

/**
 * Checks the attributes. A value that means nothing is named in `warn` and its default holds: a partner's
 * slip never breaks the quiz.
 */
export function quizSettings(
	raw: RawQuizSettings,
	defaults: SettingDefaults,
	warn: (message: string) => void,
): Settings {
	/** What `read` makes of an attribute; it has no use for a value for which it gives nothing. */
	const accept = <Value>(
		name: QuizProperty,
		expected: string,
		read: (value: string) => Value | null | undefined,
	): Value | undefined => {
		const value = given(raw[name]);
		if (!value) return undefined;
		const accepted = read(value) ?? undefined;
		if (accepted === undefined)
			warn(`<liberation-quiz> ${attributeName(name)}: expected ${expected}, found "${value}"`);
		return accepted;
	};
	const address = "an http(s) address";
	const oneOf = (name: QuizProperty, expected: string) =>
		accept(name, expected, (value) => expected.split(/, | or /).find((word) => word === value));
	oneOf("theme", "light, dark or auto");
	accept("deepLink", "true or false", (value) => isOn(value) || undefined);
	const partner = accept(
		"partner",
		"a slug such as my-collective",
		(value) => /^[a-z0-9]+(-[a-z0-9]+)*$/i.exec(value)?.[0],
	);
	const resultRole = accept("resultRole", "a role key such as healer", roleNamed);
	return {
		siteUrl: accept("siteUrl", address, siteAddress) ?? defaults.siteUrl,
		endpoint: accept("endpoint", address, endpointAddress) ?? defaults.endpoint,
		deepLink: isOn(raw.deepLink),
		resume: oneOf("resume", "session or off") !== "off",
		dialog: oneOf("display", "inline or dialog") === "dialog",
		...(partner && { partner }),
		...(resultRole && { resultRole }),
	};
}

/** An address of the web, whatever its host is written in; undefined for anything else. */
function webAddress(value: string): URL | undefined {
	try {
		const url = new URL(value);
		return /^https?:$/.test(url.protocol) ? url : undefined;
	} catch {
		return undefined;
	}
}

/** Absolute, or "example.org" would quietly be a page of the partner's own site. Paths are appended to it. */
function siteAddress(value: string): string | undefined {
	const url = webAddress(value);
	return url && !/[?#]/.test(value) ? (url.origin + url.pathname).replace(/\/+$/, "") : undefined;
}

/** Absolute, or a path of the page's own site. */
function endpointAddress(value: string): string | undefined {
	return /^\/(?![/\\])\S*$/.test(value) ? value : webAddress(value)?.href;
}
