import type { Page } from "@playwright/test";

/* What stands in for the providers' own scripts. Each sends what the real one would, as JSON. */

export const PLAUSIBLE = {
	provider: "plausible",
	script: "https://stats.school.test/js/pa-1.js",
	domain: "school.test",
} as const;

export const UMAMI = {
	provider: "umami",
	script: "https://stats.school.test/script.js",
	websiteId: "94db1cb1-74f4-4a40-ad6c-962362670409",
} as const;

export const GA4 = { provider: "ga4", measurementId: "G-ABC123" } as const;

/** As https://plausible.io/docs/plausible-script says: it takes over the queue, and begins once `init` was called. */
const plausible = `{
	const { origin } = new URL(document.currentScript.src);
	const before = window.plausible;
	const send = (name, options) =>
		fetch(origin + "/api/event", { method: "POST", body: JSON.stringify([name, options?.props]) });
	const init = () => {
		send("page");
		for (const event of before?.q ?? []) send(...event);
	};
	window.plausible = Object.assign(send, { init });
	if (before?.o) init();
}`;

/** As https://umami.is/docs/tracker-functions and tracker-configuration say. */
const umami = `{
	const { hostUrl, identityStitching } = document.currentScript.dataset;
	const track = (name, data) =>
		fetch(hostUrl + "/api/send", { method: "POST", body: JSON.stringify([name, data]) });
	window.umami = { track };
	if (identityStitching !== "false") localStorage.setItem("umami.visitor", "1");
	track("page");
}`;

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

const SCRIPTS = new Map<string, string>([
	[PLAUSIBLE.script, plausible],
	[UMAMI.script, umami],
	["https://www.googletagmanager.com/gtag/js?id=G-ABC123", google],
]);

/** What leaves a page for other origins, and what goes wrong on it. */
export interface Traffic {
	/** Every foreign address that was asked. */
	readonly addresses: string[];
	/** What was sent there, in order: names and payloads. `["page"]` is a view of a page. */
	readonly events: unknown[];
	/** Errors in the console, such as what the page's policy refuses. */
	readonly errors: string[];
	/** Keeps the provider's script from loading until it is called. */
	hold(): () => void;
}

const EVERYBODY = { "Access-Control-Allow-Origin": "*" };

/** Answers every foreign request of a page. */
export async function watch(page: Page): Promise<Traffic> {
	let held = Promise.resolve();
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
		const script = SCRIPTS.get(request.url());
		if (script) {
			await held;
			return route.fulfill({ contentType: "text/javascript", headers: EVERYBODY, body: script });
		}
		events.push(request.postDataJSON());
		return route.fulfill({ body: "{}", headers: EVERYBODY });
	});
	return {
		addresses,
		events,
		errors,
		hold() {
			const gate = new AbortController();
			held = new Promise((resolve) => gate.signal.addEventListener("abort", () => resolve()));
			return () => gate.abort();
		},
	};
}
