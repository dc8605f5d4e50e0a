/** Eleventy 3 has no types; types.ts has those that the configuration needs. */
declare module "@11ty/eleventy" {
	export const HtmlBasePlugin: unknown;
}
