import { attempt } from "../../shared/attempt.ts";
import type { Storages } from "../../shared/kept.ts";
import type { RoleKey } from "../../shared/quiz/keys.ts";
import { roleNamed } from "../../shared/quiz/read-link.ts";
import { attributeName, given, isOn } from "../common/settings.ts";

/** The quiz's settings as property names; the attributes have the same names in kebab case. */
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
/** The unvalidated attribute values by property name. */
export type RawQuizSettings = Partial<Record<QuizProperty, string | null>>;

/** The validated settings. */
export interface Settings {
	partner: string | undefined;
	/** Origin and path prefix of the site, without a trailing slash. */
	siteUrl: string;
	/** The URL to which the email step posts; null simulates the submission. */
	endpoint: string | null;
	resultRole: RoleKey | undefined;
	deepLink: boolean;
	resume: boolean;
	/** Which storage keeps unfinished answers. */
	resumeIn: keyof Storages;
	dialog: boolean;
}

/**
 * Validates the attributes. An invalid attribute gets its default and a console warning, so a typo never breaks the
 * quiz.
 */
export function quizSettings(
	raw: RawQuizSettings,
	defaults: Pick<Settings, "siteUrl" | "endpoint">,
): Settings {
	/** @param parse - returns undefined for an invalid value */
	const read = <Value>(
		name: QuizProperty,
		expected: string,
		parse: (value: string) => Value | null | undefined,
	): Value | undefined => {
		const value = given(raw[name]);
		if (!value) return undefined;
		const parsed = parse(value) ?? undefined;
		if (parsed === undefined)
			console.warn(
				`<liberation-quiz> ${attributeName(name)}: expected ${expected}, found "${value}"`,
			);
		return parsed;
	};
	const oneOf = (name: QuizProperty, expected: string) =>
		read(name, expected, (value) =>
			expected.split(/, | or /).find((word) => word === value.toLowerCase()),
		);
	const address = "an http(s) address";
	const resume = oneOf("resume", "session, browser or off");
	oneOf("theme", "light, dark or auto");
	read("deepLink", "true or false", (value) => isOn(value) || undefined);
	return {
		partner: read(
			"partner",
			"a slug such as my-collective",
			(value) => /^[a-z0-9]+(-[a-z0-9]+)*$/i.exec(value)?.[0],
		),
		resultRole: read("resultRole", "a role key such as healer", roleNamed),
		siteUrl: read("siteUrl", address, siteAddress) ?? defaults.siteUrl,
		endpoint: read("endpoint", address, endpointAddress) ?? defaults.endpoint,
		deepLink: isOn(raw.deepLink),
		resume: resume !== "off",
		resumeIn: resume === "browser" ? resume : "tab",
		dialog: oneOf("display", "inline or dialog") === "dialog",
	};
}

function httpUrl(value: string): URL | undefined {
	const url = attempt(() => new URL(value));
	return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/**
 * Parses an absolute URL without query or fragment. "example.org" is invalid: in a link, it would be a relative URL.
 */
function siteAddress(value: string): string | undefined {
	const url = httpUrl(value);
	return url && !/[?#]/.test(value) ? (url.origin + url.pathname).replace(/\/+$/, "") : undefined;
}

/** Parses an absolute URL, or a path of the host page's origin, whatever the page's `<base href>`. */
function endpointAddress(value: string): string | undefined {
	if (!/^\/(?![/\\])\S*$/.test(value)) return httpUrl(value)?.href;
	const page = globalThis.location;
	return page?.protocol.startsWith("http") ? page.origin + value : value;
}
