/** The quilt pictures in site/quilt/walls. */
export const WALLS = ["home", "academy", "erin", "homestead"] as const;
export type WallName = (typeof WALLS)[number];
