/** Converts a property name to kebab case: `siteUrl` to `site-url`. */
export function attributeName(property: string): string {
	return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * Returns an attribute's value, or undefined if the value is missing. Frameworks write missing values as "null",
 * "undefined" or "false".
 */
export function given(raw: string | null | undefined): string | undefined {
	return /^(null|undefined|false)$/i.test(`${raw}`) ? undefined : (raw ?? undefined);
}

/** Matches the values that turn a boolean attribute on. */
export const ON = /^(true|deep-?link)?$/i;

/** Whether a boolean attribute is on. */
export function isOn(raw: string | null | undefined): boolean {
	return ON.test(raw ?? "false");
}

/** The build's site URL, or the page's origin if the build has only the placeholder URL, whose links would be dead. */
export function knownSiteUrl(build: string, page?: Pick<Location, "protocol" | "origin">): string {
	const isPlaceholder = /\/\/www\.example\./.test(build);
	return isPlaceholder && page?.protocol.startsWith("http") ? page.origin : build;
}
