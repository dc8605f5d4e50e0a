import { expect, SiteForm, test } from "./site-form.ts";

/* What visitors read when an answer is missing or can't be right (docs/product.md 4.4). */

function fieldOf({ content }: SiteForm, name: string) {
	const field = content.fields.find((each) => each.name === name);
	if (!field) throw new Error(`There is no field "${name}"`);
	return { missing: field.missing ?? "", invalid: "invalid" in field ? (field.invalid ?? "") : "" };
}

test("an empty form says at each field what is missing, and leads to the first", async ({
	page,
}) => {
	const form = new SiteForm(page, "contact");
	await form.open();
	await form.field("name").fill("   ");
	await form.button.click();
	for (const { name, missing } of form.content.fields) {
		await expect(form.field(name)).toHaveAttribute("aria-invalid", "true");
		await expect(form.field(name)).toHaveAccessibleDescription(missing ?? "");
	}
	await expect(form.field("name"), "spaces are no name").toBeFocused();
	await expect(form.done).toBeHidden();
});

test("a message about an answer goes as soon as the answer is right", async ({ page }) => {
	const form = new SiteForm(page, "contact");
	await form.open();
	const email = form.field("email");
	await form.field("name").fill("Ada");
	await email.fill("ada");
	await email.press("Enter");
	await expect(email).toBeFocused();
	const { invalid } = fieldOf(form, "email");
	await expect(email).toHaveAccessibleDescription(invalid);
	await email.pressSequentially("@");
	await expect(email).toHaveAttribute("aria-invalid", "true");
	await email.pressSequentially("example.org");
	await expect(email).toHaveAttribute("aria-invalid", "false");
	await expect(email).toHaveAccessibleDescription("");
});

test("the amount of a gift is a number of dollars", async ({ page }) => {
	const form = new SiteForm(page, "pay-it-forward");
	await form.open();
	const amount = form.field("amount");
	const { missing, invalid } = fieldOf(form, "amount");
	await amount.fill("0");
	await form.button.click();
	const fault = page.locator("#pay-it-forward-amount-fault");
	await expect(fault).toHaveText(invalid);
	await amount.fill("");
	await expect(fault).toHaveText(missing);
	await amount.fill("25.5");
	await expect(amount).toHaveAttribute("aria-invalid", "false");
});

test("everything can be done by keyboard, without meeting the honeypot", async ({ page }) => {
	const form = new SiteForm(page, "contact");
	await form.open();
	await form.field("name").focus();
	for (const text of ["Ada Osei", "ada@example.org"]) {
		await page.keyboard.type(text);
		await page.keyboard.press("Tab");
	}
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Tab");
	await page.keyboard.type("Hello.");
	await page.keyboard.press("Tab");
	await expect(form.button).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(form.done).toBeFocused();
});
