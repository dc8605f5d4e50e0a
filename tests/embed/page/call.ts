import type { Driver } from "../browsers/driver.ts";

/**
 * A function that runs in a host page, as text: it may use nothing from around it. Text in, text out, and no
 * method of an array: hosts have patched those.
 */
export type PageFunction<Args extends readonly string[]> = (
	quiz: HTMLElement,
	...args: Args
) => string;

/** Runs a function in a host page with the quiz that is on it. */
export function call<Args extends readonly string[]>(
	driver: Driver,
	pageFunction: PageFunction<Args>,
	...args: Args
): Promise<string> {
	// The name helper is what TypeScript runners put around functions within functions.
	return driver.evaluate(
		`(() => { const __name = (f) => f; const find = ${findQuiz}; return (${pageFunction})(find(document), ${args
			.map((arg) => JSON.stringify(arg))
			.join(", ")}); })()`,
	);
}

/** The first quiz in the document or, if there is none, in a shadow root that a host made. */
function findQuiz(document: Document): Element | null {
	const found = document.querySelector("liberation-quiz");
	if (found) return found;
	const place = document.getElementById("place");
	return place?.shadowRoot?.querySelector("liberation-quiz") ?? null;
}

/** Waits until a function in the page answers with some text, and returns it. */
export async function until<Args extends readonly string[]>(
	driver: Driver,
	what: string,
	pageFunction: PageFunction<Args>,
	...args: Args
): Promise<string> {
	const end = Date.now() + 20_000;
	for (;;) {
		const answer = await call(driver, pageFunction, ...args);
		if (answer) return answer;
		if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
		await new Promise((done) => setTimeout(done, 25));
	}
}
