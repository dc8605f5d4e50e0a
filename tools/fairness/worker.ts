import { parentPort } from "node:worker_threads";
import { countSheets } from "./count.ts";
import { readDesign } from "./design.ts";

const design = readDesign();

// Answers each beginning of an answer sheet with the tally of all sheets that go on from it.
parentPort?.on("message", (beginning: readonly number[]) => {
	parentPort?.postMessage(countSheets(design, beginning));
});
