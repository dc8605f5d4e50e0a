/** A page that is measured. */
export interface MeasuredPage {
	readonly name: string;
	/** The server of the page. */
	readonly server: "site" | "rivals";
	readonly path: string;
	/** Where a quiz is on the page, as CSS selectors; each may be in the shadow root of `<liberation-quiz>`. */
	readonly quiz?: QuizSelectors;
}

/** The selectors of the controls that are pressed in a quiz. */
export interface QuizSelectors {
	readonly start: string;
	readonly next: string;
}

/** The unpinned module of the element, as partners load it. */
export const embedScript = "/embed/v1/liberation-quiz.js";

const OURS: QuizSelectors = { start: "[data-start]", next: "[type=submit]" };
const BY_HAND: QuizSelectors = { start: "#start", next: "#next" };

/** The quizzes, the plainest first: it is what the others are compared with. */
export const QUIZZES = {
	vanilla: { name: "Vanilla JavaScript", server: "rivals", path: "/vanilla/", quiz: BY_HAND },
	embedded: { name: "Ours, embedded", server: "rivals", path: "/embedded/", quiz: OURS },
	quiz: { name: "Ours, at /quiz", server: "site", path: "/quiz/", quiz: OURS },
} as const satisfies Record<string, MeasuredPage>;

/** The pages without a quiz. */
export const PAGES = {
	baseBlog: { name: "eleventy-base-blog's home", server: "rivals", path: "/base-blog/" },
	home: { name: "Our home", server: "site", path: "/" },
	academy: { name: "Our academy", server: "site", path: "/academy/" },
} as const satisfies Record<string, MeasuredPage>;
