import { windowListener } from "../common/window-listener.ts";

/**
 * The timeout of a deferred task, in milliseconds, needed because a hidden page never paints and a busy one is never
 * idle.
 */
const TIMEOUT_MS = 500;

/** Defers a task until the browser is idle after the next paint; leaving the page runs the task at once. */
export function afterPaint(task: () => void) {
	let isWaiting = false;
	const listen = windowListener("pagehide", flush);
	/** Runs a pending task now. */
	function flush(): void {
		if (!isWaiting) return;
		isWaiting = false;
		listen(false);
		task();
	}
	/** Schedules the task, unless it is already pending. */
	function request(): void {
		if (isWaiting) return;
		isWaiting = true;
		listen(true);
		requestAnimationFrame(() => whenIdle(flush, TIMEOUT_MS));
		setTimeout(flush, TIMEOUT_MS);
	}
	return { request, flush };
}

/** Runs a task when the browser is idle, or in the next task if `requestIdleCallback` is missing (Safari). */
export function whenIdle(task: () => void, timeout: number): void {
	if ("requestIdleCallback" in globalThis) requestIdleCallback(task, { timeout });
	else setTimeout(task);
}
