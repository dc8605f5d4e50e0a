/** Dyed backgrounds, which are the same in both themes and set the colors of their content. */
export const DYES = ["forest", "indigo", "plum", "madder", "moss", "woad"] as const;
export type Dye = (typeof DYES)[number];

/** The background of a section; `role` is the color of the role of the nearest ancestor with `data-role`. */
export type Tone = "paper" | "role" | Dye;
