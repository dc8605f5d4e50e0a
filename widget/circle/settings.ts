import { settingReader } from "../common/settings.ts";

/** The circle's settings as properties of its element; the attributes are their kebab-case forms. */
export const CIRCLE_PROPERTIES = ["siteUrl", "deepLink", "theme", "resume"] as const;

type CircleProperty = (typeof CIRCLE_PROPERTIES)[number];

/** The validated attributes. */
export interface CircleSettings {
	/** Origin, and path prefix if any, without a trailing slash. */
	readonly siteUrl: string;
	readonly deepLink: boolean;
	readonly resume: boolean;
}

/** Validates the attributes. */
export function circleSettings(
	get: (name: CircleProperty) => string | null,
	defaultSite: string,
): CircleSettings {
	const { read, oneOf, isOn } = settingReader("liberation-circle", get, console.warn);
	oneOf("theme", "light, dark or auto");
	const siteUrl = read("siteUrl", "an http(s) address", (value) =>
		/^https?:\/\/[^\s?#]+$/.exec(value)?.[0].replace(/\/+$/, ""),
	);
	return {
		siteUrl: siteUrl ?? defaultSite,
		deepLink: isOn("deepLink"),
		resume: oneOf("resume", "session or off") !== "off",
	};
}
