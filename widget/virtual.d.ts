declare module "virtual:quiz-styles" {
	/** The quiz's whole stylesheet. */
	const css: string;
	export default css;
}

declare module "virtual:circle-styles" {
	/** The circle's whole stylesheet. */
	const css: string;
	export default css;
}

declare module "virtual:circle-print-styles" {
	/** What the circle's printed sheets have besides. */
	const css: string;
	export default css;
}

declare module "virtual:circle-words/*" {
	/**
	 * What the circle says in the language at the end of the name. Of roles.json it has the names alone: the rest would
	 * make the script 4.9 kB larger (brotli).
	 */
	const words: import("../shared/circle/words.ts").CircleWords;
	export default words;
}
