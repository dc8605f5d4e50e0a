/** After which a task no longer waits for a paint, in milliseconds: a hidden page paints nothing. */
const LONGEST_WAIT_MS = 500;

/** A task that is put off. */
export interface PutOff {
	/** Has it done after what has just changed is painted, once for any number of calls before. */
	request(): void;
	/** Does it now if it was requested. */
	flush(): void;
}

/** Puts off a task whose time the visitor would wait for. */
export function afterPaint(task: () => void): PutOff {
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
