/**
 * A listener on `window` that is attached only while needed, so that the host page has no needless listeners.
 * @returns a function that attaches the listener (true) or detaches it (false), however often it is called
 */
export function windowListener(
	type: string,
	listener: (event: Event) => void,
): (isNeeded: boolean) => void {
	let isListening = false;
	return (isNeeded) => {
		// Host pages may count added and removed listeners, so only a listener that was added is removed.
		if (isNeeded !== isListening)
			(isNeeded ? addEventListener : removeEventListener)(type, listener);
		isListening = isNeeded;
	};
}
