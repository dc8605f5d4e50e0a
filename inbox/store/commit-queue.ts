import { setImmediate, setTimeout } from "node:timers/promises";
import type { Durability, SqlResult, SqlStatement } from "./sql/driver.ts";

/** How long a batch waits for another process's lock, and how often it tries, in milliseconds. */
const BUSY_PATIENCE = 8_000;
const BUSY_PAUSE = 25;

/** Maximum number of batches that one transaction commits, so that other work of the event loop gets its turn. */
const MOST_TOGETHER = 50;

export interface Batch {
	readonly statements: readonly SqlStatement[];
	readonly durability: Durability;
}

interface Job extends Batch {
	readonly since: number;
	resolve(results: SqlResult[]): void;
	reject(error: unknown): void;
}

/**
 * Creates a queue that commits all batches of one event-loop turn together, because each commit waits for the disk. A
 * failing batch doesn't affect the others. While another process holds the lock, further batches join the queue.
 * @param write - commits batches in one transaction, and returns their results
 */
export function createCommitQueue(write: (batches: readonly Batch[]) => SqlResult[][]) {
	let jobs: Job[] = [];
	let working: Promise<void> | undefined;

	async function work(): Promise<void> {
		// After a failure, as many batches are committed one by one.
		let single = 0;
		while (jobs.length > 0) {
			await setImmediate();
			const together = jobs.slice(0, single > 0 ? 1 : MOST_TOGETHER);
			const outcome = commit(together);
			if (outcome === "busy") await setTimeout(BUSY_PAUSE);
			else if (outcome === "failed" && together.length > 1) single = together.length;
			else {
				single = Math.max(0, single - 1);
				jobs = jobs.slice(together.length);
			}
		}
		working = undefined;
	}

	function commit(together: readonly Job[]): "done" | "failed" | "busy" {
		try {
			const results = write(together);
			for (const [index, job] of together.entries()) job.resolve(results[index] ?? []);
			return "done";
		} catch (error) {
			if (isBusy(error)) {
				refuseOld(error);
				return "busy";
			}
			if (together.length === 1) together[0]?.reject(error);
			return "failed";
		}
	}

	function refuseOld(error: unknown): void {
		const since = performance.now() - BUSY_PATIENCE;
		while (jobs[0] && jobs[0].since < since) jobs.shift()?.reject(error);
	}

	return {
		/** @throws SQLITE_BUSY where the lock lasts for several seconds, and the errors of `write` */
		add(batch: Batch): Promise<SqlResult[]> {
			return new Promise((resolve, reject) => {
				jobs.push({ ...batch, since: performance.now(), resolve, reject });
				working ??= work();
			});
		},
		/** Resolves once nothing is queued. */
		idle: async (): Promise<void> => working,
	};
}

export function isBusy(error: unknown): boolean {
	return error instanceof Error && "code" in error && error.code === "SQLITE_BUSY";
}
