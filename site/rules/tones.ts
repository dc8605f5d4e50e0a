/** Dyed cloth, the same in both themes; everything in it takes its colors from it. */
export const DYES = ["forest", "indigo", "plum", "madder", "moss", "woad"] as const;
export type Dye = (typeof DYES)[number];

/** What a part of a page lies on: the page's paper, a deeper paper, or dyed cloth. */
export type Tone = "paper" | "deep" | Dye;
