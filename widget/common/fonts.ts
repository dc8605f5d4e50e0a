/** What names the two font families of the quiz on its page. */
const FAMILIES = ["--lq-font", "--lq-font-display"];

/**
 * The quiz's fonts as CSS for another document: the families that its page has given it, and their faces.
 * @param node - any node of the quiz
 */
export function fontsOf(node: Element): string {
	const style = getComputedStyle(node);
	const families = FAMILIES.map((name) => `${name}:${style.getPropertyValue(name) || "initial"}`);
	const faces = [...document.styleSheets].flatMap(facesOf);
	return [...faces, `.lq{${families.join(";")}}`].join("");
}

function facesOf(sheet: CSSStyleSheet): string[] {
	try {
		return [...sheet.cssRules]
			.filter((rule) => rule instanceof CSSFontFaceRule)
			.map(({ cssText }) =>
				cssText
					.replace(
						/url\("(.*?)"\)/g,
						(_, path) => `url("${new URL(path, sheet.href ?? document.baseURI)}")`,
					)
					// Printing waits for the fonts, however late they come.
					.replace("font-display: optional", "font-display: block"),
			);
	} catch {
		// The sheet of another site.
		return [];
	}
}
