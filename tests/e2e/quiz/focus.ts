import type { Page } from "@playwright/test";

/** What has the focus, also inside the quiz. */
export function focused(page: Page) {
	return page.evaluate(() => {
		let element = document.activeElement;
		while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
		if (!(element instanceof HTMLElement)) throw new Error("The focus is on no HTML element");
		const hasOutline = [element, element.closest("label")].some((node) => {
			const style = node && getComputedStyle(node);
			return style && style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
		});
		const { top, bottom } = element.getBoundingClientRect();
		const label = element instanceof HTMLInputElement && element.labels?.[0];
		return {
			tag: element.localName,
			text: (label || element).textContent?.trim() ?? "",
			hasOutline,
			isOnScreen: top >= 0 && bottom <= innerHeight,
		};
	});
}
