/** Settings of an element as they stand in its markup; absent ones are undefined or null. */
export type RawSettings<Name extends string> = Partial<Record<Name, string | null>>;

/** `siteUrl` is `site-url` in markup. */
export function attributeName(property: string): string {
	return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** How frameworks write that there is no value. */
const NONE = /^(null|undefined|false)$/i;

/** The value of a setting, or undefined where it has none. */
export function given(raw: string | null | undefined): string | undefined {
	return NONE.test(`${raw}`) ? undefined : (raw ?? undefined);
}

/** What says that a setting is on which is true or false. */
export const ON = /^(true|deep-?link)?$/i;

export function isOn(raw: string | null | undefined): boolean {
	return ON.test(raw ?? "false");
}

/** Where the build has only the placeholder of an address, the page's own, so that no link leads to an example. */
export function knownSiteUrl(build: string, page?: Pick<Location, "protocol" | "origin">): string {
	const isPlaceholder = /\/\/www\.example\./.test(build);
	return isPlaceholder && page?.protocol.startsWith("http") ? page.origin : build;
}
