import type { RunningServer } from "./server.ts";

/** Maximum time to shut down, in milliseconds: above a mail server's usual delay, below systemd's 90 seconds. */
const LONGEST_STOP = 75_000;

/** Interval at which the parent process is checked, in milliseconds. */
const LOOK_INTERVAL = 1_000;

/** Shuts down gracefully on SIGINT and SIGTERM. */
export function stopOnSignals(server: RunningServer): void {
	let isStopping = false;
	function stop(): void {
		if (isStopping) return;
		isStopping = true;
		setTimeout(() => process.exit(1), LONGEST_STOP).unref();
		server.close().then(
			() => process.exit(0),
			() => process.exit(1),
		);
	}
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
	endWithNpm(stop);
}

/**
 * Calls `end` when npm dies. npm passes signals only to its shell, not to the current process. When the shell dies, the
 * current process gets another parent, so a timer watches the parent's process id.
 */
export function endWithNpm(end: () => void): void {
	if (process.env.npm_lifecycle_event === undefined) return;
	const parent = process.ppid;
	setInterval(() => {
		if (process.ppid !== parent) end();
	}, LOOK_INTERVAL).unref();
}
