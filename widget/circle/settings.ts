import { attributeName, given, isOn, ON } from "../common/attributes.ts";

/** The circle's settings as properties of its element; the attributes are their kebab-case forms. */
export const CIRCLE_PROPERTIES = ["siteUrl", "deepLink", "theme", "resume"] as const;

type CircleProperty = (typeof CIRCLE_PROPERTIES)[number];

/** What the attributes mean once checked. */
export interface CircleSettings {
	/** Origin, and path prefix if any, without a trailing slash. */
	readonly siteUrl: string;
	readonly deepLink: boolean;
	readonly resume: boolean;
}

/**
 * Checks the attributes. A value that means nothing is named in the console, and its default holds.
 * @param read - an attribute, by the name of its property
 */
export function circleSettings(
	read: (name: CircleProperty) => string | null,
	defaultSite: string,
): CircleSettings {
	const accept = (name: CircleProperty, accepted: RegExp) => {
		const value = given(read(name));
		if (!value || accepted.test(value)) return value;
		console.warn(
			`<liberation-circle> ${attributeName(name)}: found "${value}", which means nothing here`,
		);
		return null;
	};
	accept("theme", /^(light|dark|auto)$/);
	return {
		siteUrl: (accept("siteUrl", /^https?:\/\/[^\s?#]+$/) || defaultSite).replace(/\/+$/, ""),
		deepLink: isOn(accept("deepLink", ON)),
		resume: accept("resume", /^(session|off)$/) !== "off",
	};
}
