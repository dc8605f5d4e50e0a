import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { email } from "../../shared/quiz/messages.ts";
import { ADDRESS, eventually, headingOf, mountAtEmail, settled } from "./support.ts";

const field = page.getByRole("textbox", { name: email.label });
const consent = page.getByRole("checkbox", { name: email.consent });
const submit = page.getByRole("button", { name: email.submit });

/** The words that describe the field to a screen reader. */
function faultText(): string | undefined {
	const input = field.element();
	const root = input.getRootNode();
	const id = input.getAttribute("aria-describedby");
	if (!(root instanceof ShadowRoot) || !id) return undefined;
	return root.getElementById(id)?.textContent ?? undefined;
}

describe("the email stage", () => {
	it("has its words", () => {
		expect(email.sending).toBe("Sending Results...");
		expect(email.consent).toMatch(
			/receive my quiz results and occasional updates.*unsubscribe anytime/,
		);
	});

	it("asks for an address and consent, both required", async () => {
		const element = mountAtEmail();
		await eventually(() => headingOf(element)).toBe(email.title);
		await expect.element(field).toHaveAttribute("type", "email");
		await expect.element(field).toHaveAttribute("autocomplete", "email");
		await expect.element(field).toBeRequired();
		await expect.element(consent).toBeRequired();
		await expect.element(consent).not.toBeChecked();
	});
});

describe("Submit", () => {
	it("is disabled at first, and without either", async () => {
		mountAtEmail();
		await expect.element(submit).toBeDisabled();
		await field.fill(ADDRESS);
		await expect.element(submit).toBeDisabled();
		await consent.click();
		await expect.element(submit).toBeEnabled();
		await consent.click();
		await expect.element(submit).toBeDisabled();
		await consent.click();
		await field.fill("");
		await expect.element(submit).toBeDisabled();
	});

	it.each(["sam", "a@b@c.org"])("is disabled with %j, which is no address", async (address) => {
		mountAtEmail();
		await consent.click();
		await field.fill(address);
		await settled();
		await expect.element(submit).toBeDisabled();
	});

	it("can't be forced by Enter while it is disabled", async () => {
		const element = mountAtEmail();
		await field.fill("sam@");
		await userEvent.keyboard("{Enter}{Enter}");
		await settled();
		expect(headingOf(element)).toBe(email.title);
	});
});

describe("an address that is none", () => {
	it("is pointed out at its field, and only after the field was left", async () => {
		mountAtEmail();
		await field.fill("sam@");
		expect(faultText()).toBe("");
		await expect.element(field).toHaveAttribute("aria-invalid", "false");
		await userEvent.keyboard("{Tab}");
		await eventually(faultText).toBe(email.invalid);
		await expect.element(field).toHaveAttribute("aria-invalid", "true");
	});

	it("is no fault any more once it is mended", async () => {
		mountAtEmail();
		await field.fill("sam@");
		await userEvent.keyboard("{Tab}");
		await eventually(faultText).toBe(email.invalid);
		await field.fill(ADDRESS);
		await eventually(faultText).toBe("");
		await expect.element(field).toHaveAttribute("aria-invalid", "false");
	});

	it("is not pointed out where nothing was typed", async () => {
		mountAtEmail();
		await field.click();
		await userEvent.keyboard("{Tab}");
		await settled();
		expect(faultText()).toBe("");
	});
});
