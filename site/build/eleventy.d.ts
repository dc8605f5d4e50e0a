/** Eleventy 3 ships no types; what a configuration uses of it is in types.ts. */
declare module "@11ty/eleventy" {
	export const HtmlBasePlugin: unknown;
}
