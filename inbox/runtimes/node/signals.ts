import type { RunningServer } from "./server.ts";

/** Longer than a mail server usually thinks, shorter than systemd waits (90 seconds). */
const LONGEST_STOP = 75_000;

/** How often to look whether npm still runs, in milliseconds. */
const LOOK_INTERVAL = 1_000;

/** Ends the server when the process is told to: what has begun is finished first. */
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

/** npm hands a signal on to its shell, which ends and leaves behind what runs in it. */
export function endWithNpm(end: () => void): void {
	if (process.env.npm_lifecycle_event === undefined) return;
	const parent = process.ppid;
	setInterval(() => {
		if (process.ppid !== parent) end();
	}, LOOK_INTERVAL).unref();
}
