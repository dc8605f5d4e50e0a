import { windowListener } from "./window-listener.ts";

/** The timeout of a deferred task, in milliseconds: a hidden page never paints, a busy one is never idle. */
const TIMEOUT_MS = 500;

/** Defers a task until the browser is idle after the next paint, or until the page is left. */
export function afterPaint(task: () => void) {
	let isWaiting = false;
	const listen = windowListener("pagehide", flush);
	/** Runs a requested task now. */
	function flush(): void {
		if (!isWaiting) return;
		isWaiting = false;
		listen(false);
		task();
	}
	/** Requests the task. Further requests before it runs change nothing. */
	function request(): void {
		if (isWaiting) return;
		isWaiting = true;
		listen(true);
		requestAnimationFrame(() => whenIdle(flush, TIMEOUT_MS));
		setTimeout(flush, TIMEOUT_MS);
	}
	return { request, flush };
}

/** Runs a task when the browser is idle, or in the next task where it has no `requestIdleCallback`, as in Safari. */
export function whenIdle(task: () => void, timeout: number): void {
	if ("requestIdleCallback" in globalThis) requestIdleCallback(task, { timeout });
	else setTimeout(task);
}
