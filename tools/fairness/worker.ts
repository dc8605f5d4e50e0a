/* Adds up the answer sheets that begin as each message says, and sends the sum when the messages end. */
import { addTallies, countSheets, emptyTally } from "./count.ts";
import { readDesign } from "./design.ts";

const design = readDesign();

process.on("message", (beginnings: readonly (readonly number[])[]) => {
	const tallies = beginnings.map((beginning) => countSheets(design, beginning));
	process.send?.(tallies.reduce(addTallies, emptyTally()), () => process.disconnect());
});
