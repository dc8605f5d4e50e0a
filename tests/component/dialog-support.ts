import { page } from "vitest/browser";
import { results } from "../../shared/quiz/messages.ts";
import { eventually, mount, rootOf } from "./support.ts";

export const opener = page.getByRole("button", { name: results.take });

export function dialogOf(element: Element): HTMLDialogElement {
	const dialog = rootOf(element).querySelector("dialog");
	if (!dialog) throw new Error("the element has no dialog");
	return dialog;
}

export const isOpen = (element: Element) => dialogOf(element).matches(":modal");

export async function expectOpen(element: Element, state: boolean): Promise<void> {
	await eventually(() => isOpen(element)).toBe(state);
}

/** A quiz in an open dialog. */
export async function mountOpen(
	attributes: Readonly<Record<string, string>> = {},
): Promise<HTMLElement> {
	const element = mount({ display: "dialog", ...attributes });
	await opener.click();
	await expectOpen(element, true);
	return element;
}
