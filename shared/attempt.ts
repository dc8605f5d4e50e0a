/**
 * Calls a function that a browser, an extension or a host page may forbid, such as reading a blocked storage, or that
 * throws where its input is wrong.
 * @returns undefined if it throws
 */
export function attempt<Value>(use: () => Value): Value | undefined {
	try {
		return use();
	} catch {
		return undefined;
	}
}
