/**
 * A listener on `window` that is attached only while needed, so that the host page has no needless listeners.
 * @returns a function that attaches the listener (true) or detaches it (false)
 */
export function windowListener(type: string, listener: () => void): (isNeeded: boolean) => void {
	let isListening = false;
	return (isNeeded) => {
		if (isNeeded && !isListening) addEventListener(type, listener);
		if (!isNeeded && isListening) removeEventListener(type, listener);
		isListening = isNeeded;
	};
}
