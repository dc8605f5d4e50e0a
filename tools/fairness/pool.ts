import { Worker } from "node:worker_threads";
import { addTallies, emptyTally, type Tally } from "./tally.ts";

/**
 * The sum of the tallies of all these beginnings, counted by so many workers side by side.
 * @param onProgress - told after each beginning how many are done
 * @throws whatever a worker throws
 */
export async function countInWorkers(
	beginnings: readonly (readonly number[])[],
	workers: number,
	onProgress: (done: number) => void,
): Promise<Tally> {
	const waiting = [...beginnings];
	let total = emptyTally();
	let done = 0;

	function work(): Promise<void> {
		const worker = new Worker(new URL("./worker-entry.js", import.meta.url), { execArgv: [] });
		return new Promise((resolve, reject) => {
			const next = () => {
				const beginning = waiting.pop();
				if (beginning) worker.postMessage(beginning);
				else worker.terminate().then(() => resolve(), reject);
			};
			worker.on("error", reject);
			worker.on("message", (tally: Tally) => {
				total = addTallies(total, tally);
				done++;
				onProgress(done);
				next();
			});
			next();
		});
	}

	await Promise.all(Array.from({ length: workers }, work));
	return total;
}

/** All ways to answer the first so many questions of four options. */
export function beginningsOf(length: number): number[][] {
	if (length === 0) return [[]];
	return beginningsOf(length - 1).flatMap((beginning) =>
		[0, 1, 2, 3].map((option) => [...beginning, option]),
	);
}
