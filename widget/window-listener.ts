/**
 * Listens on the window only while that is wanted, because a host page notices every listener of ours.
 * @returns to be called with whether to listen from now on
 */
export function windowListener(type: string, listener: () => void): (isWanted: boolean) => void {
	let isListening = false;
	return (isWanted) => {
		if (isWanted && !isListening) addEventListener(type, listener);
		if (!isWanted && isListening) removeEventListener(type, listener);
		isListening = isWanted;
	};
}
