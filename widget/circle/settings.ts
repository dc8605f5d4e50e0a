/** The settings whose value is text, as properties. */
export const TEXTS = ["siteUrl", "theme", "resume"] as const;

/** What the attributes mean once checked. */
export interface CircleSettings {
	/** Origin, and path prefix if any, without a trailing slash. */
	readonly siteUrl: string;
	readonly deepLink: boolean;
	readonly resume: boolean;
}

/** What each attribute may say. */
const ACCEPTED: Readonly<Record<(typeof TEXTS)[number], RegExp>> = {
	siteUrl: /^https?:\/\/[^\s?#]+$/,
	theme: /^(light|dark|auto)$/,
	resume: /^(session|off)$/,
};

/** `siteUrl` is `site-url` in markup. */
export function attributeName(property: string): string {
	return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Checks the attributes. A value that means nothing is named in the console, and its default holds. */
export function readSettings(element: Element, defaultSite: string): CircleSettings {
	const [siteUrl, , resume] = TEXTS.map((name) => {
		const attribute = attributeName(name);
		const value = element.getAttribute(attribute);
		if (!value || ACCEPTED[name].test(value)) return value;
		console.warn(`<liberation-circle> ${attribute}: found "${value}", which means nothing here`);
		return null;
	});
	return {
		siteUrl: (siteUrl || defaultSite).replace(/\/+$/, ""),
		deepLink: element.hasAttribute("deep-link"),
		resume: resume !== "off",
	};
}
