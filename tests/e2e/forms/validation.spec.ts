import { expect, test } from "@playwright/test";
import { collectLogs } from "./support.ts";

test.beforeEach(({ page }) => page.goto("/contact/"));

test("an empty form says what is missing at each field, and leads to the first", async ({
	page,
}) => {
	const logs = collectLogs(page);
	await page.getByRole("button", { name: "Send Message" }).click();
	const fields = ["Your name", "Email", "What is it about?", "Your message"];
	for (const label of fields) {
		await expect(page.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
		await expect(page.getByLabel(label)).toHaveAccessibleDescription(/^(Tell|Enter|Choose|Write) /);
	}
	await expect(page.getByLabel("Your name")).toBeFocused();
	expect(logs).toEqual([]);
});

test("a message goes as soon as the answer is right", async ({ page }) => {
	const email = page.getByLabel("Email");
	await page.getByLabel("Your name").fill("Ada");
	await email.fill("ada");
	await email.press("Enter");
	await expect(email).toBeFocused();
	await expect(email).toHaveAccessibleDescription(/does not look like an email address/);
	await email.pressSequentially("@");
	await expect(email).toHaveAttribute("aria-invalid", "true");
	await email.pressSequentially("example.org");
	await expect(email).not.toHaveAttribute("aria-invalid");
	await expect(email).toHaveAccessibleDescription("");
});

test("spaces are no name", async ({ page }) => {
	await page.getByLabel("Your name").fill("   ");
	await page.getByRole("button", { name: "Send Message" }).click();
	await expect(page.getByLabel("Your name")).toHaveAccessibleDescription(/Tell us your name/);
});

test("the amount is a number of dollars, and letters are explained", async ({ page }) => {
	await page.goto("/scholarships/");
	const amount = page.getByLabel("Contribution amount");
	await expect(amount).toHaveAttribute("type", "number");
	await amount.fill("0");
	await page.getByRole("button", { name: "Pay It Forward" }).click();
	await expect(amount).toHaveAccessibleDescription(/Enter an amount in dollars/);
	await amount.fill("");
	await expect(amount).toHaveAccessibleDescription(/Enter the amount you would like to give/);
	await amount.fill("25.5");
	await expect(amount).not.toHaveAttribute("aria-invalid");
});

test("the waitlist asks what the specification says", async ({ page }) => {
	await page.goto("/academy/");
	const form = page.getByRole("form", { name: "Academy waitlist" });
	const values = (name: string) =>
		form
			.locator(`[name=${name}] option`)
			.evaluateAll((options) => options.map((option) => option.getAttribute("value")));
	expect(await values("role")).toEqual([
		"",
		"educator",
		"hr",
		"clinician",
		"parent",
		"organizer",
		"ally",
	]);
	expect(await values("interest")).toEqual([
		"",
		"circles",
		"ceu",
		"courses",
		"toolkits",
		"corporate",
	]);
	await expect(form.locator("option[value='']")).toHaveText(["Select one…", "Select one…"]);
	await expect(form.locator("[name=access]")).toHaveAttribute("rows", "3");
	await expect(form.locator("[name=consent]")).not.toBeChecked();
	await expect(form.locator("[required]")).toHaveCount(3);
	for (const name of ["name", "email", "consent"]) {
		await expect(form.locator(`[name=${name}]`)).toHaveAttribute("required");
	}
});

test("everything can be done by keyboard, and the trap is out of its way", async ({ page }) => {
	await page.getByLabel("Your name").focus();
	await page.keyboard.type("Ada Osei");
	await page.keyboard.press("Tab");
	await page.keyboard.type("ada@example.org");
	await page.keyboard.press("Tab");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Tab");
	await page.keyboard.type("Hello.");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("button", { name: "Send Message" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.locator(".form-done")).toBeFocused();
});
