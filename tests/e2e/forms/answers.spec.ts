import type { Page } from "@playwright/test";
import { formNamed } from "../../../shared/content/forms.ts";
import { formNames, forms } from "../../forms.ts";
import { isComplete, onePage } from "../support.ts";
import { answers, openEndpoint } from "./endpoint.ts";
import { expect, SiteForm, test, words } from "./site-form.ts";

/* What visitors read when an answer is missing or can't be right. */

function fieldOf({ content }: SiteForm, name: string) {
	const field = content.fields.find((each) => each.name === name);
	if (!field) throw new Error(`There is no field "${name}"`);
	return {
		missing: field.missing ?? "",
		invalid: "invalid" in field ? (field.invalid ?? "") : "",
		repeated: "repeated" in field ? field.repeated : "",
	};
}

test("a form says at each field what is missing or wrong, leads to the first, and stops once the answer is right", async ({
	page,
}) => {
	const form = new SiteForm(page, "contact");
	await form.open();
	await form.field("name").fill("   ");
	await form.button.click();
	for (const { name, missing } of form.content.fields.filter((field) => field.missing)) {
		await expect(form.field(name)).toHaveAttribute("aria-invalid", "true");
		await expect(form.field(name)).toHaveAccessibleDescription(missing ?? "");
	}
	await expect(form.field("name"), "spaces are no name").toBeFocused();
	await expect(form.done).toBeHidden();
	const email = form.field("email");
	await form.field("name").fill("Ada");
	await email.fill("ada");
	await email.press("Enter");
	await expect(email).toBeFocused();
	await expect(email).toHaveAccessibleDescription(fieldOf(form, "email").invalid);
	await email.pressSequentially("@");
	await expect(email).toHaveAttribute("aria-invalid", "true");
	await email.pressSequentially("example.org");
	await expect(email).toHaveAttribute("aria-invalid", "false");
	await expect(email).toHaveAccessibleDescription("");
});

test("an invalid answer that a password manager filled in is named, also one of invisible characters", async ({
	page,
}) => {
	const form = new SiteForm(page, "pay-it-forward");
	await form.open();
	await form.fill();
	const fault = (name: string) => page.locator(`#pay-it-forward-${name}-fault`);
	const filledIn = { name: "\u200b\u00ad", email: "zoe", amount: "0.5" };
	// Without an event.
	for (const [name, answer] of Object.entries(filledIn))
		await form.field(name).evaluate((field, value) => Object.assign(field, { value }), answer);
	await form.button.click();
	await expect(form.field("name")).toBeFocused();
	await expect(fault("name")).toHaveText(fieldOf(form, "name").missing);
	await expect(fault("email")).toHaveText(fieldOf(form, "email").invalid);
	await expect(fault("amount")).toHaveText(fieldOf(form, "amount").invalid);
	await form.field("email").evaluate((field) => {
		Object.assign(field, { value: "zoe@mail.test" });
		field.dispatchEvent(new Event("change", { bubbles: true }));
	});
	await expect(fault("email"), "a program that fires only `change`").toHaveText("");
});

test("the button says the amount that is sent, however it came into its field", async ({
	page,
}) => {
	const form = new SiteForm(page, "pay-it-forward");
	await form.open();
	await form.fill();
	const amount = form.field("amount");
	const said = fieldOf(form, "amount").repeated;
	const says = async (value: string, sum: string) => {
		await expect(amount).toHaveValue(value);
		await expect(form.button).toHaveText(said.replace("{number}", sum));
	};
	async function paste(text: string) {
		const message = form.field("message");
		await message.fill(text);
		await message.press("ControlOrMeta+A");
		await message.press("ControlOrMeta+C");
		await amount.press("ControlOrMeta+A");
		await amount.press("ControlOrMeta+V");
	}
	for (const [text, value, sum] of [
		["$25", "25", "$25"],
		["1,210.50", "1210.50", "$1,210.50"],
		["1.210,5 USD", "1210.5", "$1,210.50"],
		["25,50", "25.50", "$25.50"],
	] as const) {
		await paste(text);
		await says(value, sum);
	}
	await amount.fill("");
	await amount.pressSequentially("25");
	await says("25", "$25");
	await amount.hover();
	await page.mouse.wheel(0, 100);
	await page.evaluate(() => new Promise(requestAnimationFrame));
	await says("25", "$25");
	await amount.press("ArrowUp");
	await says("25.01", "$25.01");
	await expect(amount).toHaveAttribute("inputmode", "decimal");
	const logs = collectLogs(page);
	await form.button.click();
	await expect(form.done).toBeVisible();
	await expect.poll(() => logs.map(({ value }) => Object(value).amount)).toContain("25.01");
});

test("an amount that is too small or ambiguous is refused, and the button doesn't say it", async ({
	page,
}) => {
	const form = new SiteForm(page, "pay-it-forward");
	await form.open();
	const words = (await form.button.textContent()) ?? "";
	const fault = page.locator("#pay-it-forward-amount-fault");
	const { missing, invalid } = fieldOf(form, "amount");
	await form.button.click();
	await expect(fault).toHaveText(missing);
	for (const value of ["0", "0.99", "1.210", "-5"]) {
		await form.field("amount").fill(value);
		await expect(form.button).toHaveText(words);
		await form.button.click();
		await expect(fault).toHaveText(invalid);
	}
});

/* Forms of a site without an endpoint: nothing is sent, and what would be is logged. */

/** What the page logs from now on, under its first word. */
function collectLogs(page: Page): { name: string; value: unknown }[] {
	const logs: { name: string; value: unknown }[] = [];
	page.on("console", async (message) => {
		const log: (typeof logs)[number] = { name: message.text().split(" ")[0] ?? "", value: null };
		logs.push(log);
		log.value = await message.args()[1]?.jsonValue();
	});
	return logs;
}

test("the waitlist without an endpoint logs its answers and event, and sends nothing", async ({
	page,
}) => {
	const form = new SiteForm(page, "waitlist");
	await form.open();
	await form.fill();
	const logs = collectLogs(page);
	const requests: string[] = [];
	page.on("request", (request) => requests.push(request.url()));
	const values = await Promise.all(
		form.content.fields.map(async ({ name, kind }) => [
			name,
			kind === "checkbox" || (await form.field(name).inputValue()),
		]),
	);
	await form.button.click();

	await expect(form.done).toBeFocused();
	await expect(form.form).toBeHidden();
	await expect(form.done).toContainText(words.preview);
	await expect(form.toasts, "which the focus has told already").toHaveCount(0);
	await expect
		.poll(() => logs)
		.toEqual([
			{ name: "waitlist", value: Object.fromEntries(values) },
			{ name: "waitlist_joined", value: {} },
		]);
	expect(requests).toEqual([]);
	expect(new URL(page.url()).pathname).toBe("/academy/");
});

test.describe("what a link chooses", () => {
	test.describe.configure({ mode: "default" });
	const tab = onePage();

	const UNKNOWN = ["", "nothing-of-ours", "%22%3E%3Cb%3E"];

	const lists = formNames.flatMap((form) =>
		formNamed(forms, form).fields.flatMap((field) =>
			field.kind === "select" && field.parameter
				? [{ form, name: field.name, parameter: field.parameter, options: field.options }]
				: [],
		),
	);

	for (const { form: formName, name, parameter, options } of lists) {
		test(`a link with "${parameter}" chooses an option of the ${formName} form`, async () => {
			const form = new SiteForm(tab(), formName);
			const links = options.flatMap(({ value, alias }) =>
				(alias ? [value, alias] : [value]).map((wanted) => ({ wanted, value })),
			);
			// The last option, because the first may be the default.
			for (const { wanted, value } of isComplete ? links : links.slice(-1)) {
				await form.open("", `?${parameter}=${wanted}`);
				await expect(form.field(name)).toHaveValue(value);
			}
			for (const unknown of isComplete ? UNKNOWN : UNKNOWN.slice(-1)) {
				await form.open("", `?${parameter}=${unknown}`);
				await expect(form.field(name)).toHaveValue("");
			}
		});
	}

	test("an answer that the browser has kept wins over the link", async ({ contact }) => {
		const form = await contact(answers(500));
		await form.fillAndSend();
		await form.waits();
		const chosen = await form.field("inquiry").inputValue();
		await form.open(form.endpoint.url, "?about=volunteer");
		await expect(form.field("message")).toHaveValue("Zoë's message");
		await expect(form.field("inquiry")).toHaveValue(chosen);
	});
});

test("a sign-up says that its mail is delayed, without JavaScript on its thank-you page", async ({
	page,
	baseURL,
}) => {
	const endpoint = await openEndpoint(
		baseURL ?? "",
		answers(200, { status: "confirm", delayed: true }),
	);
	const form = new SiteForm(page, "newsletter");
	await form.open(endpoint.url);
	await form.fillAndSend();
	await expect(form.done).toContainText(words.delayed);
	await endpoint.close();
	const delayed = page.getByText(words.delayed);
	await page.goto("/thanks/newsletter/");
	await expect(delayed).toBeHidden();
	await page.goto("/thanks/newsletter/#delayed");
	await expect(delayed).toBeVisible();
});
