import { attributeName, given, isOn, ON } from "../common/settings.ts";

/** The circle's settings as property names; the attributes have the same names in kebab case. */
export const CIRCLE_PROPERTIES = ["siteUrl", "deepLink", "theme", "resume"] as const;

type CircleProperty = (typeof CIRCLE_PROPERTIES)[number];

/** The validated settings. */
export interface CircleSettings {
	/** Origin and path prefix of the site, without a trailing slash. */
	readonly siteUrl: string;
	readonly deepLink: boolean;
	readonly resume: boolean;
}

/** Validates the attributes. An invalid attribute gets its default and a console warning. */
export function circleSettings(
	get: (name: CircleProperty) => string | null,
	defaultSite: string,
): CircleSettings {
	const read = (name: CircleProperty, valid: RegExp) => {
		const value = given(get(name));
		if (!value || valid.test(value)) return value;
		console.warn(
			`<liberation-circle> ${attributeName(name)}: found "${value}", which means nothing here`,
		);
		return null;
	};
	read("theme", /^(light|dark|auto)$/i);
	return {
		siteUrl: (read("siteUrl", /^https?:\/\/[^\s?#]+$/) || defaultSite).replace(/\/+$/, ""),
		deepLink: isOn(read("deepLink", ON)),
		resume: read("resume", /^(session|off)$/i)?.toLowerCase() !== "off",
	};
}
