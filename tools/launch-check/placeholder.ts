import type { JsonPath } from "../check-content/fault.ts";

/**
 * How much it matters: the site can't go live with it, a person has to say that it is true, or it
 * would be better otherwise.
 */
export type Weight = "required" | "confirm" | "advised";

/** Something in the content that stands for what only the founder has. */
export interface Placeholder {
	/** Path in the repository. */
	readonly file: string;
	/** Both count from 1; of something that no file says, the file's beginning. */
	readonly line: number;
	readonly column: number;
	readonly path: JsonPath;
	/** What stands there now. */
	readonly found: string;
	/** What to put there. */
	readonly put: string;
	readonly weight: Weight;
}
