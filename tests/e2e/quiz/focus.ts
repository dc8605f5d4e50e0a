import type { Page } from "@playwright/test";

/** What holds the keyboard's focus, looked up through shadow roots. */
export interface Focused {
	/** Such as `h2`, `button`, `input`; `body` when nothing does. */
	readonly tag: string;
	/** What it is called: its label's, its own or its ARIA text. */
	readonly text: string;
	/** Whether an outline shows it, on it or on the label around it. */
	readonly outlined: boolean;
	/** Whether it lies in the part of the page that is on the screen. */
	readonly onScreen: boolean;
}

export function focused(page: Page): Promise<Focused> {
	return page.evaluate(() => {
		let element = document.activeElement;
		while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
		if (!(element instanceof HTMLElement)) throw new Error("The focus is on no HTML element");
		const around = [element, element.closest("label")].filter((node) => node !== null);
		const outlined = around.some((node) => {
			const { outlineStyle, outlineWidth } = getComputedStyle(node);
			return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
		});
		const { top, bottom } = element.getBoundingClientRect();
		const label = element instanceof HTMLInputElement && element.labels?.[0];
		return {
			tag: element.localName,
			text: (label || element).textContent?.trim() ?? "",
			outlined,
			onScreen: top >= 0 && bottom <= innerHeight,
		};
	});
}
