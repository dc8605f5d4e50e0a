/*
 * With `font-display: optional`, a page painted in fallback fonts keeps them. This script swaps late fonts in, unless
 * the swap would shift the visible layout.
 */

export async function takeLateFonts(): Promise<void> {
	const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
	const loads = performance.getEntriesByType("resource");
	const isLate = loads.some(
		({ name, startTime, duration }) => name.endsWith("woff2") && startTime + duration > painted,
	);
	if (!isLate) return;
	const faces = await Promise.all(neededFaces().map((face) => face.load())).catch(() => []);
	const elements = elementsIn(document);
	const before = elements.map(topOf);
	for (const face of faces) document.fonts.add(face);
	const moves = elements.some((element, index) => {
		const [from = 0, to] = [before[index], topOf(element)];
		return Math.min(from, to) < innerHeight && Math.abs(from - to) >= UNSEEN;
	});
	if (moves) for (const face of faces) document.fonts.delete(face);
}

/** Layout shifts below this number of pixels don't count. */
const UNSEEN = 3;

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Returns all descendants, including those in shadow roots. */
function elementsIn(root: ParentNode): Element[] {
	return [...root.querySelectorAll("*")].flatMap((element) =>
		element.shadowRoot ? [element, ...elementsIn(element.shadowRoot)] : element,
	);
}

/** Copies the required font faces, because an `optional` face that loaded too late is never used. */
function neededFaces(): FontFace[] {
	const rules = [...(document.styleSheets[0]?.cssRules ?? [])].filter(
		(rule) => rule instanceof CSSFontFaceRule,
	);
	return [...document.fonts].flatMap((face, index) => {
		const style = rules[index]?.style;
		if (face.display !== "optional" || face.status === "unloaded" || !style) return [];
		const descriptors = {
			unicodeRange: face.unicodeRange,
			weight: face.weight,
			sizeAdjust: style.getPropertyValue("size-adjust") || "100%",
		};
		return new FontFace(face.family, style.getPropertyValue("src"), descriptors);
	});
}
