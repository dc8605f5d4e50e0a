import type { ConsoleMessage, Page, Request } from "@playwright/test";

/** Where forms are posted in these tests: a path of the site's own, which its policy allows. */
export const ENDPOINT = "/test-endpoint";

/** Makes a page's forms lead to an endpoint, as a build with `formsEndpoint` does. */
export async function connectForms(page: Page, path: string): Promise<void> {
	await page.route(`**${path}`, async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, body: connected(await response.text()) });
	});
}

/** A page whose forms lead to the endpoint. */
export function connected(html: string): string {
	return html.replace(
		/(<form [^>]*data-form="([\w-]+)"[^>]*) method="dialog"/g,
		`$1 method="post" action="${ENDPOINT}/$2"`,
	);
}

/** Answers what forms post with a status each, the last one again and again; collects what came. */
export async function answerForms(page: Page, ...statuses: number[]): Promise<Request[]> {
	const requests: Request[] = [];
	await page.route(`**${ENDPOINT}/*`, async (route) => {
		const status = statuses[Math.min(requests.length, statuses.length - 1)] ?? 200;
		requests.push(route.request());
		await route.fulfill({ status, json: status === 200 ? { status: "sent" } : {} });
	});
	return requests;
}

/** The answers in a request, by name. */
export function answersOf(request: Request | undefined): Record<string, string> {
	return Object.fromEntries(new URLSearchParams(request?.postData() ?? ""));
}

/** What the page logs from now on, under its first word. */
export function collectLogs(page: Page): { name: string; value: unknown }[] {
	const logs: { name: string; value: unknown }[] = [];
	page.on("console", async (message: ConsoleMessage) => {
		const [, value] = message.args();
		logs.push({ name: message.text().split(" ")[0] ?? "", value: await value?.jsonValue() });
	});
	return logs;
}

/** Fills in the contact form. */
export async function fillContact(page: Page): Promise<void> {
	await page.getByLabel("Your name").fill("Ada Osei");
	await page.getByLabel("Email").fill("ada@example.org");
	await page.getByLabel("What is it about?").selectOption("media");
	await page.getByLabel("Your message").fill("Hello, and good morning.");
}
