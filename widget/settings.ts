import { isRoleKey, type RoleKey } from "../shared/quiz/keys.ts";

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

export function propertyName(attribute: string): string {
	return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
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

/**
 * Checks the attributes. A value that means nothing is named in `warn` and its default holds: a partner's
 * slip never breaks the quiz.
 */
export function readSettings(
	raw: RawSettings,
	defaults: SettingDefaults,
	warn: (message: string) => void,
): Settings {
	const accept = <Value>(
		name: SettingName,
		expected: string,
		read: (value: string) => Value | undefined,
	) => {
		const value = raw[name];
		const accepted = value ? read(value) : undefined;
		if (value && !accepted) {
			warn(`<liberation-quiz> ${attributeName(name)}: expected ${expected}, found "${value}"`);
		}
		return accepted;
	};
	const partner = accept("partner", "a slug such as my-collective", (value) =>
		/^[a-z0-9]+(-[a-z0-9]+)*$/i.test(value) ? value : undefined,
	);
	const resultRole = accept("resultRole", "a role key such as healer", (value) =>
		isRoleKey(value) ? value : undefined,
	);
	accept("theme", "light, dark or auto", (value) => oneOf(["light", "dark", "auto"], value));
	return {
		siteUrl: accept("siteUrl", "an http(s) address", siteAddress) ?? defaults.siteUrl,
		endpoint: accept("endpoint", "an http(s) address", endpointAddress) ?? defaults.endpoint,
		deepLink: typeof raw.deepLink === "string",
		resume:
			accept("resume", "session or off", (value) => oneOf(["session", "off"], value)) !== "off",
		...(partner && { partner }),
		...(resultRole && { resultRole }),
	};
}

function oneOf(allowed: readonly string[], value: string): string | undefined {
	return allowed.includes(value) ? value : undefined;
}

/** Absolute, or "example.org" would quietly be a page of the partner's own site. Paths are appended to it. */
function siteAddress(value: string): string | undefined {
	return webAddress(value)?.replace(/\/*([?#].*)?$/, "");
}

function endpointAddress(value: string): string | undefined {
	return webAddress(value, globalThis.location?.href);
}

function webAddress(value: string, base?: string): string | undefined {
	try {
		const url = new URL(value, base);
		return /^https?:$/.test(url.protocol) ? url.href : undefined;
	} catch {
		return undefined;
	}
}
