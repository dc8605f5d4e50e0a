declare module "virtual:*-styles" {
	const css: string;
	export default css;
}

declare module "virtual:circle-words/*" {
	/**
	 * The circle's texts in the language given by the module's name. Importing roles.json would add 4.9 kB to the script.
	 */
	const words: import("../shared/circle/messages.ts").CircleWords;
	export default words;
}
