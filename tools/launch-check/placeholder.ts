import type { JsonPath } from "../../site/check/fault.ts";

/**
 * Whether the founder must replace it before the launch, must confirm it, knows it and has not yet
 * said it, or should add it at some time.
 */
export type Weight = "required" | "confirm" | "fact" | "advised";

/** A place in the content that needs the founder. */
export interface Placeholder {
	/** Path in the repository. */
	readonly file: string;
	/** Both count from 1. The beginning of the file if the place does not exist. */
	readonly line: number;
	readonly column: number;
	readonly path: JsonPath;
	/** The same place in the words of the editor: `Events › Harvest table › Registration page`. */
	readonly place: string;
	/** The present value. */
	readonly found: string;
	/** What to put there. */
	readonly put: string;
	readonly weight: Weight;
}
