import type { RunningServer } from "./server.ts";

/** Longer than a mail server usually thinks, shorter than systemd waits (90 seconds). */
const LONGEST_STOP = 75_000;

/** Ends the server when the process is told to: what has begun is finished first. */
export function stopOnSignals(server: RunningServer): void {
	for (const signal of ["SIGINT", "SIGTERM"] as const) {
		process.once(signal, () => {
			setTimeout(() => process.exit(1), LONGEST_STOP).unref();
			server.close().then(
				() => process.exit(0),
				() => process.exit(1),
			);
		});
	}
}
