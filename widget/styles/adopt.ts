import css from "virtual:quiz-styles";

/**
 * Styles a shadow root, or the document of a window that the quiz opened. A constructed sheet also works where
 * a host's policy forbids `<style>`; browsers without them get one.
 * @param further - rules that follow the quiz's own
 */
export function adoptStyles(root: ShadowRoot | Document, further = ""): void {
	const document = root.ownerDocument ?? root;
	try {
		// Of the document's own window: a sheet can't cross from one window into another.
		const sheet = new (document.defaultView ?? window).CSSStyleSheet();
		sheet.replaceSync(css + further);
		root.adoptedStyleSheets = [sheet];
	} catch {
		const style = document.createElement("style");
		style.textContent = css + further;
		root.append(style);
	}
	root.querySelector("link[data-prerendered]")?.remove();
}
