/** A task runs after this many milliseconds at the latest, because a hidden page paints nothing. */
const LONGEST_WAIT_MS = 500;

/** A deferred task. */
export interface DeferredTask {
	/** Runs the task after the next paint. Further requests before that change nothing. */
	request(): void;
	/** Runs a requested task now. */
	flush(): void;
}

/** Defers a task until after a paint, so that the visitor does not wait for it. */
export function afterPaint(task: () => void): DeferredTask {
	let isWaiting = false;
	function flush(): void {
		if (isWaiting) task();
		isWaiting = false;
	}
	return {
		request() {
			if (isWaiting) return;
			isWaiting = true;
			requestAnimationFrame(() => setTimeout(flush));
			setTimeout(flush, LONGEST_WAIT_MS);
		},
		flush,
	};
}
