import { expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { email } from "../../shared/quiz/messages.ts";
import {
	ADDRESS,
	announcementOf,
	eventually,
	expectHeading,
	focused,
	headingOf,
	mountAtEmail,
	rootOf,
	settled,
} from "./support.ts";

const field = page.getByRole("textbox", { name: email.label });
const consent = page.getByRole("checkbox", { name: email.consent });
const submit = page.getByRole("button", { name: email.submit });

/** The words that describe a field to a screen reader. */
function descriptionOf(locator: Locator): string | undefined {
	const input = locator.element();
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
	await expect.element(consent).toHaveAttribute("aria-invalid", "false");
});

it("pressing Submit before the form is ready names what is missing and leads there", async () => {
	const element = mountAtEmail();
	await expect.element(submit).toHaveAttribute("aria-disabled", "true");
	await submit.click({ force: true });
	expect(focused()).toBe(field.element());
	await eventually(() => descriptionOf(field)).toBe(email.invalid);
	expect(announcementOf(element), "the focus tells it").toBe("");
	for (const address of ["", "sam", "a@b@c.org"]) {
		await field.fill(address);
		const said = rootOf(element).querySelector("[role=status] > *");
		await userEvent.keyboard("{Enter}");
		// The focus is there already.
		await eventually(() => announcementOf(element)).toBe(email.invalid);
		expect(rootOf(element).querySelector("[role=status] > *"), "a new node").not.toBe(said);
	}
	await field.fill(ADDRESS);
	await userEvent.keyboard("{Enter}");
	expect(focused()).toBe(consent.element());
	await eventually(() => descriptionOf(consent)).toBe(email.disagreed);
	await expect.element(consent).toHaveAttribute("aria-invalid", "true");
	await consent.click();
	await expect.element(consent).toHaveAttribute("aria-invalid", "false");
	await expect.element(submit).toHaveAttribute("aria-disabled", "false");
	expect(headingOf(element)).toBe(email.title);
});

it("an invalid address is pointed out at its field, once it was left and until it is corrected", async () => {
	mountAtEmail();
	await field.fill("sam@");
	expect(descriptionOf(field)).toBe("");
	await expect.element(field).toHaveAttribute("aria-invalid", "false");
	await userEvent.keyboard("{Tab}");
	await eventually(() => descriptionOf(field)).toBe(email.invalid);
	await expect.element(field).toHaveAttribute("aria-invalid", "true");
	await field.fill(ADDRESS);
	await eventually(() => descriptionOf(field)).toBe("");
	await expect.element(field).toHaveAttribute("aria-invalid", "false");
	await field.fill("");
	await settled();
	expect(descriptionOf(field)).toBe("");
});
