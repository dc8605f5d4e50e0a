/** `siteUrl` is `site-url` in markup. */
export function attributeName(property: string): string {
	return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Frameworks write a missing value as one of these words. */
const NONE = /^(null|undefined|false)$/i;

/**
 * Reads the settings of an element. An invalid value is named in a warning and read as undefined, so that its default
 * holds: a partner's typo never breaks an element.
 * @param get - returns an attribute by its property's name
 */
export function settingReader<Name extends string>(
	tag: string,
	get: (name: Name) => string | null | undefined,
	warn: (message: string) => void,
) {
	/** @param parse - returns nothing for an invalid value */
	const read = <Value>(
		name: Name,
		expected: string,
		parse: (value: string) => Value | null | undefined,
	): Value | undefined => {
		const value = get(name);
		if (!value || NONE.test(value)) return undefined;
		const parsed = parse(value) ?? undefined;
		if (parsed === undefined)
			warn(`<${tag}> ${attributeName(name)}: expected ${expected}, found "${value}"`);
		return parsed;
	};
	const oneOf = (name: Name, expected: string) =>
		read(name, expected, (value) => expected.split(/, | or /).find((word) => word === value));
	const isOn = (name: Name) =>
		read(name, "true or false", (value) => ON.test(value) || undefined) ?? get(name) === "";
	return { read, oneOf, isOn };
}

/** The values of a boolean attribute that is on. */
const ON = /^(true|deep-?link)?$/i;

export function isOn(raw: string | null | undefined): boolean {
	return ON.test(raw ?? "false");
}

/** The build's site address. Where that is only the placeholder, the page's origin, so that links lead to a real site. */
export function knownSiteUrl(build: string, page?: Pick<Location, "protocol" | "origin">): string {
	const isPlaceholder = /\/\/www\.example\./.test(build);
	return isPlaceholder && page?.protocol.startsWith("http") ? page.origin : build;
}
