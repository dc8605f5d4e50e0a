import type { Page } from "@playwright/test";

/* What stands in for Google's script. It sends what the real one would, as JSON. */

export const GA4 = { provider: "ga4", measurementId: "G-ABC123" } as const;

/** As https://developers.google.com/tag-platform/gtagjs/reference says: it reads what is pushed, and sets a cookie. */
const google = `{
	const send = (name, data) => {
		if (window["ga-disable-G-ABC123"]) return;
		const body = JSON.stringify([name, data]);
		fetch("https://www.google-analytics.com/g/collect", { method: "POST", body });
	};
	const run = (command) => {
		if (Object.prototype.toString.call(command) !== "[object Arguments]") return;
		const [what, name, options] = command;
		if (what === "event") send(name, options);
		if (what !== "config") return;
		document.cookie = "_ga=1; Path=/; Domain=" + options.cookie_domain;
		send("page");
	};
	for (const command of dataLayer) run(command);
	dataLayer.push = (command) => run(command);
}`;

const SCRIPT = "https://www.googletagmanager.com/gtag/js?id=G-ABC123";

/** A page's requests to other origins, and its errors. */
export interface Traffic {
	/** Every foreign address that was asked. */
	readonly addresses: string[];
	/** What was sent there, in order: names and payloads. `["page"]` is a view of a page. */
	readonly events: unknown[];
	/** Errors in the console, such as what the page's policy refuses. */
	readonly errors: string[];
}

const EVERYBODY = { "Access-Control-Allow-Origin": "*" };

/** Answers every foreign request of a page. */
export async function watch(page: Page): Promise<Traffic> {
	const addresses: string[] = [];
	const events: unknown[] = [];
	const errors: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error") errors.push(message.text());
	});
	page.on("pageerror", ({ message }) => errors.push(message));
	await page.route(/^https:/, async (route) => {
		const request = route.request();
		addresses.push(request.url());
		if (request.url() === SCRIPT)
			return route.fulfill({ contentType: "text/javascript", headers: EVERYBODY, body: google });
		events.push(request.postDataJSON());
		return route.fulfill({ body: "{}", headers: EVERYBODY });
	});
	return { addresses, events, errors };
}
