import { windowListener } from "../common/window-listener.ts";

/** A task runs after this many milliseconds at the latest: a hidden page paints nothing, a busy one is never idle. */
const LONGEST_WAIT_MS = 500;

/** A deferred task. */
export interface DeferredTask {
	/** Runs the task when the browser is idle after the next paint. Further requests before that change nothing. */
	request(): void;
	/** Runs a requested task now. */
	flush(): void;
}

/**
 * Defers a task until after a paint, so that the visitor does not wait for it. It runs before that if the page is left.
 */
export function afterPaint(task: () => void): DeferredTask {
	let isWaiting = false;
	const listen = windowListener("pagehide", flush);
	function flush(): void {
		if (!isWaiting) return;
		isWaiting = false;
		listen(false);
		task();
	}
	return {
		request() {
			if (isWaiting) return;
			isWaiting = true;
			listen(true);
			requestAnimationFrame(() => whenIdle(flush, LONGEST_WAIT_MS));
			setTimeout(flush, LONGEST_WAIT_MS);
		},
		flush,
	};
}

/**
 * Runs a task when the browser has nothing else to do, or next where it can't tell, as in Safari.
 * @param timeout - when it runs at the latest, in milliseconds
 */
export function whenIdle(task: () => void, timeout: number): void {
	if ("requestIdleCallback" in globalThis) requestIdleCallback(task, { timeout });
	else setTimeout(task);
}
