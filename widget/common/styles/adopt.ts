/**
 * Styles a shadow root, or the document of a window that an element opened. A constructed sheet also works where
 * a host's policy forbids `<style>`; browsers without them get one.
 */
export function adoptStyles(root: ShadowRoot | Document, css: string): void {
	const document = root.ownerDocument ?? root;
	try {
		// Of the document's own window: a sheet can't cross from one window into another.
		const sheet = new (document.defaultView ?? window).CSSStyleSheet();
		sheet.replaceSync(css);
		root.adoptedStyleSheets = [sheet];
	} catch {
		const style = document.createElement("style");
		style.textContent = css;
		root.append(style);
	}
	for (const part of root.querySelectorAll("[data-prerendered]")) part.remove();
}
