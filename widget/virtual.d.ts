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

declare module "virtual:role-names" {
	/** Each role's name. The circle needs nothing else of roles.json, which would make its script 4.9 kB larger (brotli). */
	const names: Readonly<Record<import("../shared/quiz/keys.ts").RoleKey, string>>;
	export default names;
}
