/** Settings of an element as they stand in its markup; absent ones are undefined or null. */
export type RawSettings<Name extends string> = Partial<Record<Name, string | null>>;

/** `siteUrl` is `site-url` in markup. */
export function attributeName(property: string): string {
	return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Where the build has only the placeholder of an address, the page's own, so that no link leads to an example. */
export function knownSiteUrl(build: string, page?: Pick<Location, "protocol" | "origin">): string {
	const isPlaceholder = /\/\/www\.example\./.test(build);
	return isPlaceholder && page?.protocol.startsWith("http") ? page.origin : build;
}
