/** Dyed cloth, the same in both themes, which sets the colors in it. */
export const DYES = ["forest", "indigo", "plum", "madder", "moss", "woad"] as const;
export type Dye = (typeof DYES)[number];

/** The background of a section. */
export type Tone = "paper" | "deep" | Dye;
