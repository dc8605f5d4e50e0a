/** Dyed cloth, the same in both themes; everything in it takes its colors from it. */
export type Dye = "forest" | "indigo" | "plum" | "madder" | "moss" | "woad";

/** What a part of a page lies on: the page's paper, a deeper paper, or dyed cloth. */
export type Tone = "paper" | "deep" | Dye;
