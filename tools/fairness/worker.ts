/* Receives prefixes of answers, counts the results of all complete sets that start with them, and returns the sum. */
import { addTallies, countSheets, emptyTally, readDesign } from "./count.ts";

const design = readDesign();

process.on("message", (beginnings: readonly (readonly number[])[]) => {
	const tallies = beginnings.map((beginning) => countSheets(design, beginning));
	process.send?.(tallies.reduce(addTallies, emptyTally()), () => process.disconnect());
});
