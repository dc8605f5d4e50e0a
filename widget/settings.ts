import { isRoleKey, ROLE_KEYS, type RoleKey } from "../shared/quiz/keys.ts";

/** The element's attributes as they stand in the markup; absent ones are undefined or null. */
export type RawSettings = Partial<Record<SettingName, string | null>>;

/** camelCase properties; the attributes are their kebab-case forms. */
export const SETTING_NAMES = [
	"partner",
	"siteUrl",
	"endpoint",
	"resultRole",
	"deepLink",
	"theme",
	"resume",
] as const;

type SettingName = (typeof SETTING_NAMES)[number];

/** `siteUrl` is `site-url` in markup. */
export function attributeName(property: string): string {
	return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** What the attributes mean once checked. */
export interface Settings {
	partner?: string;
	/** Origin, and path prefix if any, without a trailing slash. */
	siteUrl: string;
	/** Where the email step POSTs; null simulates the sending (spec section 7). */
	endpoint: string | null;
	resultRole?: RoleKey;
	deepLink: boolean;
	resume: boolean;
}

/** What a build says where an attribute is silent. */
export interface SettingDefaults {
	siteUrl: string;
	endpoint: string | null;
}

const ROLE = new RegExp(`^(${ROLE_KEYS.join("|")})$`);
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/i;
/** Absolute, or "example.org" would quietly be a page of the partner's own site. Paths are appended to it. */
const SITE = /^https?:\/\/[\w.-]+(:\d+)?(\/[\w.-]+)*\/*$/i;
const ADDRESS = /^(https?:\/\/[\w.-]+(:\d+)?)?(\/(?!\/)\S*)?$/i;

/**
 * Checks the attributes. A value that means nothing is named in `warn` and its default holds: a partner's
 * slip never breaks the quiz.
 */
export function readSettings(
	raw: RawSettings,
	defaults: SettingDefaults,
	warn: (message: string) => void,
): Settings {
	const accept = (name: SettingName, expected: string, pattern: RegExp) => {
		const value = raw[name];
		if (!value || pattern.test(value)) return value || undefined;
		warn(`<liberation-quiz> ${attributeName(name)}: expected ${expected}, found "${value}"`);
		return undefined;
	};
	accept("theme", "light, dark or auto", /^(light|dark|auto)$/);
	const partner = accept("partner", "a slug such as my-collective", SLUG);
	const role = accept("resultRole", "a role key such as healer", ROLE);
	return {
		siteUrl: accept("siteUrl", "an http(s) address", SITE)?.replace(/\/+$/, "") ?? defaults.siteUrl,
		endpoint: accept("endpoint", "an http(s) address", ADDRESS) ?? defaults.endpoint,
		deepLink: typeof raw.deepLink === "string",
		resume: accept("resume", "session or off", /^(session|off)$/) !== "off",
		...(partner && { partner }),
		...(isRoleKey(role) && { resultRole: role }),
	};
}
