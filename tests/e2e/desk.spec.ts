import { join } from "node:path";
import { type RunningServer, startPreview } from "@liberation/inbox";
import { expect, type Page, test } from "@playwright/test";
import { formNamed } from "../../shared/content/forms.ts";
import { roleOf } from "../../shared/quiz/catalogue.ts";
import { fill } from "../../shared/quiz/fill.ts";
import words from "../../site/_data/mailWords.json" with { type: "json" };
import { ROOT } from "../../tools/root.js";
import { forms } from "../forms.ts";
import { expectAccessible } from "./support.ts";

/* The founder at the desk of the preview: what visitors sent is seen, released, deleted and exported. */

const ZOE = "zoe.desk@mail.test";
let server: RunningServer;

test.beforeEach(async () => {
	// dist/ is built without an endpoint, so this test posts what its pages would send.
	const root = join(ROOT, "dist");
	server = await startPreview({ root, port: 0 });
});

test.afterEach(() => server.close());

async function send(form: string, answers: object): Promise<void> {
	const response = await fetch(`${server.url}/api/${form}`, {
		method: "POST",
		headers: { "Content-Type": "application/json", Accept: "application/json" },
		body: JSON.stringify(answers),
	});
	expect(response.status).toBe(200);
}

const message = { name: "Zoë", email: ZOE, inquiry: "media", message: "=1+1\n-2 people" };
const results = {
	email: ZOE,
	consent: { wording: "Yes", at: new Date().toISOString() },
	role: "healer",
	secondary: null,
	pillars: ["perfectionism", "either_or"],
	partner: null,
	language: "en",
};

/** The name of a submission at the desk and in its mails. */
function calledBy(form: string, name: string): string {
	return fill(words.inbox.subject, { form: formNamed(forms, form).title, name });
}

const inquiry = formNamed(forms, "contact").fields.find(({ name }) => name === "inquiry");
const options = inquiry?.kind === "select" ? inquiry.options : [];
const media = options.find(({ value }) => value === message.inquiry)?.label ?? "";

async function open(page: Page, path = ""): Promise<void> {
	await page.goto(`${server.url}/desk/${path}`);
}

/** Presses a button or link, and waits for the sentence that reports the action. */
async function press(page: Page, name: string, done: string): Promise<void> {
	await page.getByRole("button", { name, exact: true }).click();
	await expect(page.getByRole("status")).toHaveText(done);
}

test("the founder reads, releases and deletes submissions on a phone", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await send("quiz", results);
	await send("contact", message);
	await send("contact", { ...message, name: "A machine", leaveEmpty: "x" });

	await open(page);
	const list = page.getByRole("main").getByRole("list").last();
	await expect(list.getByRole("link", { name: `Quiz: ${ZOE}` })).toBeVisible();
	await expectAccessible(page, "the list");

	await page.getByRole("link", { name: /^Held/ }).click();
	await page.getByRole("link", { name: calledBy("contact", "A machine") }).click();
	await press(page, "Release", "Released. Its mails are on their way.");
	await expect(page.getByText("Held", { exact: true })).toHaveCount(0);

	await open(page, "?view=new&words=people");
	await page.getByRole("link", { name: calledBy("contact", "Zoë") }).click();
	await expect(page.getByRole("definition").filter({ hasText: media })).toBeVisible();
	await page.getByRole("textbox", { name: "Your note" }).fill("Write to her in May");
	await press(page, "Keep the note", "Your note is kept.");
	await press(page, "Mark as answered", "Marked as answered.");
	await expectAccessible(page, "an answered submission");
	const mail = page.getByRole("link", { name: "Read this mail" });
	// It is there once the mail has left, which no page waits for.
	await expect
		.poll(async () => {
			await page.reload();
			return mail.count();
		})
		.toBe(1);
	await mail.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(calledBy("contact", "Zoë"));

	await open(page, "counts");
	await expect(page.getByRole("row", { name: roleOf("healer").name })).toContainText("1");
	await expectAccessible(page, "the counts");

	await open(page, "lists/quiz");
	await expect(page.getByText("On the list")).toHaveCount(1);
	await expectAccessible(page, "a list");

	await open(page, "?form=quiz");
	await page.getByRole("link", { name: `Quiz: ${ZOE}` }).click();
	await page.getByRole("link", { name: "Delete this person" }).click();
	await expect(page.getByRole("link", { name: "Keep everything" })).toBeVisible();
	await expectAccessible(page, "the question before deleting");
	await page.getByRole("link", { name: "Keep everything" }).click();
	await page.getByRole("link", { name: "Delete this person" }).click();
	// The message counts three submissions and a list membership.
	await press(page, "Delete this person", "Everything from this person is deleted (4).");
	await expect(page.getByText("Nobody has sent anything that fits.")).toBeVisible();
	const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
	expect(scroll).toBeLessThanOrEqual(390);
});
