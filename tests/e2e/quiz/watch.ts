import type { BrowserContext } from "@playwright/test";

/**
 * Listens to everything that a test's pages say and ask for. Console errors (a violation of the
 * site's content policy is one), uncaught errors and requests to anyone else are faults, unless
 * the test says beforehand that it means to cause them.
 */
export class Watch {
	readonly #origin: string;
	readonly #logs: string[] = [];
	readonly #requests: string[] = [];
	readonly #faults: string[] = [];
	readonly #expected: RegExp[] = [];

	constructor(context: BrowserContext, origin: string) {
		this.#origin = origin;
		context.on("console", (message) => {
			this.#logs.push(message.text());
			if (message.type() === "error") this.#faults.push(message.text());
		});
		context.on("weberror", (error) => this.#faults.push(String(error.error())));
		context.on("request", (request) => {
			const { origin: asked, pathname } = new URL(request.url());
			// The browser looks at the tab's icon when it likes.
			if (asked === this.#origin && /\/icon\.\w+\.svg$/.test(pathname)) return;
			this.#requests.push(`${request.method()} ${request.url().replace(this.#origin, "")}`);
			if (asked !== this.#origin) this.#faults.push(`request to ${asked}`);
		});
	}

	/** The text of every console message so far, of whatever kind. */
	get logs(): readonly string[] {
		return this.#logs;
	}

	/** Method and address of every request of a page so far; of the site's own only the path. */
	get requests(): readonly string[] {
		return this.#requests;
	}

	/** What went wrong and wasn't expected. */
	get faults(): readonly string[] {
		return this.#faults.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)));
	}

	/** How many console messages match. */
	count(pattern: RegExp): number {
		return this.#logs.filter((log) => pattern.test(log)).length;
	}

	/** A fault that this test causes on purpose. */
	expectFault(pattern: RegExp): void {
		this.#expected.push(pattern);
	}
}
