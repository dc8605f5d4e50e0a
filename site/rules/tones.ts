/** Dyed backgrounds, which are the same in both themes and set the colors of their content. */
export const DYES = ["forest", "indigo", "plum", "madder", "moss", "woad"] as const;
export type Dye = (typeof DYES)[number];

/** The background of a section. */
export type Tone = "paper" | Dye;
