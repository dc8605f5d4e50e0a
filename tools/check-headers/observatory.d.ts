/* The parts of Mozilla's HTTP Observatory that are used here; it ships no types. */

declare module "@mdn/mdn-http-observatory/src/constants.js" {
	interface Output {
		result: string | null;
		pass: boolean | null;
	}

	/** What the tests look at: a page, and what the way to it was. */
	interface Requests {
		hostname: string;
		resources: { path: string };
		session: { url: URL };
		responses: {
			auto: object;
			https: object;
			http: object;
			cors: object | null;
			httpRedirects: { url: URL; status: number }[];
			httpsRedirects: { url: URL; status: number }[];
		};
	}

	export const ALL_TESTS: readonly ((requests: Requests) => Output)[];
}

declare module "@mdn/mdn-http-observatory/src/grader/grader.js" {
	export function getScoreModifier(result: string): number;
	export function getGradeForScore(score: number): { score: number; grade: string };
}

declare module "@mdn/mdn-http-observatory/src/grader/charts.js" {
	export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}
