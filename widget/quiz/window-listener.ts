/**
 * A listener on the window that can be switched on and off. It is on only while it is needed, because host pages see it.
 * @returns a function that adds it with true and removes it with false
 */
export function windowListener(type: string, listener: () => void): (isNeeded: boolean) => void {
	let isListening = false;
	return (isNeeded) => {
		if (isNeeded && !isListening) addEventListener(type, listener);
		if (!isNeeded && isListening) removeEventListener(type, listener);
		isListening = isNeeded;
	};
}
