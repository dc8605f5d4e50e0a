import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { addTallies, type Tally } from "./count.ts";

const WORKER = fileURLToPath(new URL("worker.ts", import.meta.url));

/** Counts the results of all complete sets of answers that start with one of the prefixes, in parallel processes. */
export async function countInProcesses(
	beginnings: readonly (readonly number[])[],
	processes: number,
): Promise<Tally> {
	const tallies = Array.from({ length: processes }, async (_, process): Promise<Tally> => {
		const worker = fork(WORKER, { execArgv: ["--import", "tsx"], serialization: "advanced" });
		worker.send(beginnings.filter((_, index) => index % processes === process));
		const failed = once(worker, "exit").then(([code]) => {
			throw new Error(`A counting process ended with code ${code}.`);
		});
		const [tally]: Tally[] = await Promise.race([once(worker, "message"), failed]);
		if (!tally) throw new Error("A counting process sent nothing.");
		return tally;
	});
	return (await Promise.all(tallies)).reduce(addTallies);
}

/** Returns all prefixes of this length: the possible answers to the first `length` questions. */
export function beginningsOf(length: number): number[][] {
	if (length === 0) return [[]];
	return beginningsOf(length - 1).flatMap((beginning) =>
		[0, 1, 2, 3].map((option) => [...beginning, option]),
	);
}
