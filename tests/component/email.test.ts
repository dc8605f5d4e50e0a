import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { email } from "../../shared/quiz/messages.ts";
import { ADDRESS, eventually, expectHeading, headingOf, mountAtEmail, settled } from "./support.ts";

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

it("the email stage asks for an address and consent, both required", async () => {
	await expectHeading(mountAtEmail(), email.title);
	await expect.element(field).toHaveAttribute("type", "email");
	await expect.element(field).toHaveAttribute("autocomplete", "email");
	await expect.element(field).toBeRequired();
	await expect.element(consent).toBeRequired();
	await expect.element(consent).not.toBeChecked();
});

it("Submit is disabled without a valid address or consent, and Enter can't force it", async () => {
	const element = mountAtEmail();
	await expect.element(submit).toBeDisabled();
	await field.fill(ADDRESS);
	await expect.element(submit).toBeDisabled();
	await consent.click();
	await expect.element(submit).toBeEnabled();
	await consent.click();
	await expect.element(submit).toBeDisabled();
	await consent.click();
	for (const address of ["", "sam", "a@b@c.org"]) {
		await field.fill(ADDRESS);
		await expect.element(submit).toBeEnabled();
		await field.fill(address);
		await expect.element(submit).toBeDisabled();
	}
	await userEvent.keyboard("{Enter}{Enter}");
	await settled();
	expect(headingOf(element)).toBe(email.title);
});

it("an invalid address is pointed out at its field, once it was left and until it is corrected", async () => {
	mountAtEmail();
	await field.fill("sam@");
	expect(faultText()).toBe("");
	await expect.element(field).toHaveAttribute("aria-invalid", "false");
	await userEvent.keyboard("{Tab}");
	await eventually(faultText).toBe(email.invalid);
	await expect.element(field).toHaveAttribute("aria-invalid", "true");
	await field.fill(ADDRESS);
	await eventually(faultText).toBe("");
	await expect.element(field).toHaveAttribute("aria-invalid", "false");
	await field.fill("");
	await settled();
	expect(faultText()).toBe("");
});
