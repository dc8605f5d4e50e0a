/* For each message with beginnings, counts their sheets and sends back the sum. */
import { addTallies, countSheets, emptyTally, readDesign } from "./count.ts";

const design = readDesign();

process.on("message", (beginnings: readonly (readonly number[])[]) => {
	const tallies = beginnings.map((beginning) => countSheets(design, beginning));
	process.send?.(tallies.reduce(addTallies, emptyTally()), () => process.disconnect());
});
