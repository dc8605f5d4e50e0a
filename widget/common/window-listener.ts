/**
 * Listens on the window only while that is wanted, because a host page notices every listener of ours.
 * @returns a function that starts to listen with true and stops with false
 */
export function windowListener(type: string, listener: () => void): (isWanted: boolean) => void {
	let isListening = false;
	return (isWanted) => {
		if (isWanted && !isListening) addEventListener(type, listener);
		if (!isWanted && isListening) removeEventListener(type, listener);
		isListening = isWanted;
	};
}
