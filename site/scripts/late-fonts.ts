/*
 * With `font-display: optional`, a page painted in fallback fonts keeps them. This script swaps late fonts in, unless
 * the swap would shift the visible layout.
 */

export async function takeLateFonts(): Promise<void> {
	const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
	const late = performance
		.getEntriesByType("resource")
		.filter(
			({ name, startTime, duration }) => name.endsWith("woff2") && startTime + duration > painted,
		)
		.map(({ name }) => new URL(name).pathname);
	const faces = await Promise.all(facesOf(late).map((face) => face.load())).catch(() => []);
	if (faces.length === 0) return;
	const elements = elementsInView(document);
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

/**
 * Returns the elements that don't begin below the viewport, including those in shadow roots. Elements in sections that
 * begin below it are left out: with `content-visibility: auto`, to measure one would lay out its whole section.
 */
function elementsInView(root: ParentNode): Element[] {
	return [...root.children].flatMap((element) => {
		if (topOf(element) >= innerHeight) return [];
		const shadow = element.shadowRoot ? elementsInView(element.shadowRoot) : [];
		return [element, ...shadow, ...elementsInView(element)];
	});
}

/** Copies the font faces of these files, because an `optional` face that loaded too late is never used. */
function facesOf(files: readonly string[]): FontFace[] {
	const rules = [...(document.styleSheets[0]?.cssRules ?? [])].filter(
		(rule) => rule instanceof CSSFontFaceRule,
	);
	return [...document.fonts].flatMap((face, index) => {
		const style = rules[index]?.style;
		const source = style?.getPropertyValue("src") ?? "";
		if (!style || !files.some((file) => source.includes(file))) return [];
		const descriptors = {
			unicodeRange: face.unicodeRange,
			weight: face.weight,
			sizeAdjust: style.getPropertyValue("size-adjust") || "100%",
		};
		return new FontFace(face.family, source, descriptors);
	});
}
