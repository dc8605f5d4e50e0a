/**
 * Defines an element, unless the page has it already: in another version or language, or because it loads the script
 * twice.
 * @returns whether it is defined now
 */
export function defineOnce(tag: string, element: CustomElementConstructor, lang: string): boolean {
	const isNew = !customElements.get(tag);
	if (isNew) customElements.define(tag, element);
	else console.warn(`<${tag}> is defined already; this copy of its script (${lang}) does nothing.`);
	return isNew;
}
