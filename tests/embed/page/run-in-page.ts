import type { Driver } from "../driver.ts";

/**
 * A function that runs in a host page. It is sent there as text, so it can't use anything outside itself. It takes and
 * returns text, and uses no method of arrays, because some host pages replace those.
 */
export type PageFunction<Args extends readonly string[]> = (
	quiz: HTMLElement,
	...args: Args
) => string;

/** Runs a function in a host page, with the page's first quiz as its first argument. */
export function runInPage<Args extends readonly string[]>(
	driver: Driver,
	pageFunction: PageFunction<Args>,
	...args: Args
): Promise<string> {
	// esbuild wraps inner functions in calls of its helper __name, which the page doesn't have.
	return driver.evaluate(
		`(() => { const __name = (f) => f; const quiz = document.querySelector("liberation-quiz"); return (${pageFunction})(quiz, ${args
			.map((arg) => JSON.stringify(arg))
			.join(", ")}); })()`,
	);
}

/** The limit is generous, because it only ends checks that hang, also on a busy machine. */
const LONGEST_WAIT_MS = 60_000;

/**
 * Waits until a function in the page returns a text that is not empty.
 * @param what - what is waited for, for the message of the error
 */
export async function waitUntil<Args extends readonly string[]>(
	driver: Driver,
	what: string,
	pageFunction: PageFunction<Args>,
	...args: Args
): Promise<string> {
	const end = Date.now() + LONGEST_WAIT_MS;
	for (;;) {
		const answer = await runInPage(driver, pageFunction, ...args);
		if (answer) return answer;
		if (Date.now() > end) throw new Error(`timed out waiting for ${what}`);
		await new Promise((done) => setTimeout(done, 25));
	}
}
