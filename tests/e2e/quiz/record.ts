import type { BrowserContext } from "@playwright/test";

/** Everything that the pages of a test log and request. */
export class PageRecord {
	/** The text of every console message. */
	readonly logs: string[] = [];
	/** Method and address of every request; only the path where it is the site's own. */
	readonly requests: string[] = [];
	/** Console errors, uncaught errors and requests to other origins. */
	readonly errors: string[] = [];

	constructor(context: BrowserContext, site: string) {
		context.on("console", (message) => {
			this.logs.push(message.text());
			if (message.type() === "error") this.errors.push(message.text());
		});
		context.on("weberror", (error) => this.errors.push(String(error.error())));
		context.on("request", (request) => {
			const { origin, pathname } = new URL(request.url());
			// The browser requests the tab's icon whenever it likes.
			if (origin === site && /\/icon\.\w+\.svg$/.test(pathname)) return;
			this.requests.push(`${request.method()} ${request.url().replace(site, "")}`);
			if (origin !== site) this.errors.push(`request to ${origin}`);
		});
	}
}
