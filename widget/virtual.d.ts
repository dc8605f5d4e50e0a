declare module "virtual:*-styles" {
	const css: string;
	export default css;
}

declare module "virtual:circle-words/*" {
	/** The words of the language at the end of the module's name. All of roles.json would add 4.9 kB to the script. */
	const words: import("../shared/circle/words.ts").CircleWords;
	export default words;
}
