import { createServer, type OutgoingHttpHeaders } from "node:http";
import type { RunningServer } from "@liberation/inbox";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { formNamed } from "../../../shared/content/forms.ts";
import { delivery as messages } from "../../../shared/quiz/messages.ts";
import { contentFiles } from "../../../site/check/check.ts";
import { ROOT } from "../../../tools/root.js";
import { formNames, forms } from "../../forms.ts";
import { snippetOf } from "../embed/support.ts";
import { SiteForm } from "../forms/site-form.ts";
import { expected, TIE } from "../quiz/sheets.ts";
import { Visitor } from "../quiz/visitor.ts";
import { isComplete } from "../support.ts";
import { serve } from "./sites.ts";

/*
 * The whole way: a visitor at the built site, the real delivery
 * handler, and the mail that comes of it (inbox/docs/delivery.md).
 */

// One desk for all of them.
test.describe.configure({ mode: "serial" });

let site: RunningServer;
test.beforeAll(async () => {
	site = await serve("own");
});
test.afterAll(() => site?.close());

// With Global Privacy Control, no consent dialog shows.
test.beforeEach(({ context }) =>
	context.addInitScript(() =>
		Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
	),
);

/** Fills in a form as a visitor, and sends it. */
async function send(page: Page, name: string): Promise<SiteForm> {
	const form = new SiteForm(page, name);
	await form.open(site.url);
	await form.fillAndSend();
	return form;
}

/** Opens the newest of these mails once it is there: the visitor's page doesn't wait until mail has left. */
async function openNewest(page: Page, found: Locator): Promise<void> {
	const count = async () => {
		await page.goto(`${site.url}/desk/mails`);
		return found.count();
	};
	await expect.poll(count).toBeGreaterThan(0);
	await found.first().getByRole("link").click();
}

const openMail = (page: Page, words: string) =>
	openNewest(page, page.getByRole("listitem").filter({ hasText: words }));
/** Opens the newest mail whose line names the address as the one that it goes to. */
const openMailTo = (page: Page, address: string) =>
	openNewest(
		page,
		page.getByRole("listitem").filter({ has: page.getByText(address, { exact: true }) }),
	);

/** The text part of the mail that is open. */
function textOf(page: Page): Locator {
	return page.locator("pre");
}

/** A link in the text of the mail that is open. */
function linkIn(page: Page, part: string): Locator {
	return textOf(page).getByRole("link").filter({ hasText: part }).first();
}

/** A form that the founder answers, and a sign-up. */
const SAMPLE: readonly string[] = ["contact", "newsletter"];

for (const name of isComplete ? formNames : SAMPLE) {
	test(`${name}: what a visitor sends arrives by mail`, async ({ page }) => {
		const form = await send(page, name);
		await expect(form.done).toBeVisible();
		await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);

		const address = `zoe.${name}@mail.example`;
		if (formNamed(forms, name).isList) {
			await openMailTo(page, address);
			await expect(linkIn(page, "/api/confirm?token=")).toBeVisible();
			return;
		}
		const hasName = form.content.fields.some((field) => field.name === "name");
		await openMail(page, `${form.content.title}: ${hasName ? "Zoë's name" : address}`);
		const replyTo = hasName ? `Zoë's name <${address}>` : address;
		await expect(page.getByRole("main")).toContainText(`reply to ${replyTo}`);
		const text = textOf(page);
		for (const field of form.content.fields) {
			if (["text", "textarea", "email"].includes(field.kind))
				await expect(text).toContainText(form.answerTo(field));
		}
	});
}

test("a long name and a long link don't make the founder's mail wider than a phone", async ({
	page,
}) => {
	const form = new SiteForm(page, "contact");
	await form.open(site.url);
	await form.fill();
	await form.field("message").fill(`https://drive.example/${"a".repeat(277)}`);
	await form.field("name").fill("Ada".repeat(30));
	await form.button.click();
	await expect(form.done).toBeVisible();
	await openMail(page, "AdaAda");
	await expect(page.locator("iframe")).toBeVisible();
	const address = await page.locator("iframe").getAttribute("src");
	await page.setViewportSize({ width: 360, height: 700 });
	const width = () => page.evaluate(() => document.documentElement.scrollWidth);
	expect(await width(), "at the desk").toBe(360);
	await page.goto(new URL(address ?? "", site.url).href);
	await expect(page.getByText("https://drive.example/").last()).toBeVisible();
	expect(await width(), "in a mail program").toBe(360);
});

test("without JavaScript a form leads to its thank-you page", async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await send(page, "host-event");
	await expect(page).toHaveURL(`${site.url}/thanks/host-event/`);
	await context.close();
});

async function seesResults(visitor: Visitor): Promise<void> {
	const { name, secondaryName, pillarLabels } = expected(TIE);
	await visitor.seesResults(name);
	for (const label of [secondaryName ?? "", ...pillarLabels])
		await expect(visitor.results).toContainText(label);
}

const [PARTNER = ""] = contentFiles(ROOT).flatMap(
	(file) => /^site\/_data\/partners\/(.*)\.json$/.exec(file)?.[1] ?? [],
);

/** A partner's page with these lines, on another origin. */
async function openHost(lines: string, headers: OutgoingHttpHeaders) {
	const server = createServer((_request, response) => {
		response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", ...headers });
		response.end(`<!doctype html><html lang="en"><title>Partner</title><h1>Partner</h1>${lines}`);
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const address = server.address();
	return {
		url: `http://127.0.0.1:${typeof address === "object" && address?.port}/`,
		close(): void {
			server.close();
			server.closeAllConnections();
		},
	};
}

const HOSTS: readonly [name: string, email: string, headers: OutgoingHttpHeaders][] = [
	[
		"a sandboxed page, which is of no origin and keeps nothing",
		"zoe.sandbox@mail.example",
		{ "Content-Security-Policy": "sandbox allow-scripts" },
	],
	["a page on another origin", "zoe.partner@mail.example", {}],
];

for (const [name, address, headers] of isComplete ? HOSTS : HOSTS.slice(0, 1)) {
	test(`the snippet of /embed on ${name} sends a result that arrives at the desk`, async ({
		page,
	}) => {
		await page.goto(`${site.url}/embed?partner=${PARTNER}`);
		const host = await openHost(await snippetOf(page, "plain"), headers);
		await page.goto(host.url);
		const visitor = new Visitor(page);
		await visitor.startButton.click();
		await visitor.answerAll(TIE);
		await visitor.giveEmail(address);
		await seesResults(visitor);
		await expect(visitor.results.getByText(messages.sent)).toBeVisible();
		host.close();

		await openMailTo(page, address);
		await expect(linkIn(page, "/quiz?")).toBeVisible();
		await page.goto(`${site.url}/desk/?form=quiz&partner=${PARTNER}`);
		await expect(page.getByRole("link", { name: `Quiz: ${address}` })).toBeVisible();
	});
}
