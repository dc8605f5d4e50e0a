/**
 * Applies a stylesheet to a shadow root or the document of a print window. A constructed stylesheet also works if the
 * Content Security Policy forbids `<style>`; browsers without constructed stylesheets get a `<style>`.
 */
export function adoptStyles(root: ShadowRoot | Document, css: string): void {
	const document = root.ownerDocument ?? root;
	try {
		// A constructed stylesheet can only be adopted by the document of the window that constructed it.
		const sheet = new (document.defaultView ?? window).CSSStyleSheet();
		sheet.replaceSync(css);
		root.adoptedStyleSheets = [sheet];
	} catch {
		const style = document.createElement("style");
		style.textContent = css;
		root.append(style);
	}
}

/** Applies a stylesheet again if the browser dropped it, as it does when the element moves to another document. */
export function keepStyles(root: ShadowRoot, css: string): void {
	if (root.adoptedStyleSheets?.length === 0) adoptStyles(root, css);
}
