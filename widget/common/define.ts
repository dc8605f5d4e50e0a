/**
 * Defines a custom element, unless the tag is already defined: by another version or language, or by a second load of
 * the script.
 * @returns whether this call defined the element
 */
export function defineOnce(tag: string, element: CustomElementConstructor, lang: string): boolean {
	const isNew = !customElements.get(tag);
	if (isNew) customElements.define(tag, element);
	else console.warn(`<${tag}> is defined already; this copy of its script (${lang}) does nothing.`);
	return isNew;
}
