/** The paper that the files are made for. */
export const PAPERS = ["letter", "a4"] as const;

export type Paper = (typeof PAPERS)[number];

/** What `npm run paper` prints: the two sheets, the same in large type, and the facilitator's guide. */
export const PRINTS = ["sheets", "large", "guide"] as const;

export type Print = (typeof PRINTS)[number];

const NAMES: Record<Print, string> = {
	sheets: "role-quiz",
	large: "role-quiz-large-print",
	guide: "role-quiz-guide",
};

/** The pages of the large print, on either paper. */
export const LARGE_PAGES = 16;

/** The name of a PDF file in site/downloads. */
export function fileName(print: Print, paper: Paper): string {
	return `${NAMES[print]}-${paper}.pdf`;
}
