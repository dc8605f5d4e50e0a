/*
 * The rules of our fonts say `optional`: a view whose fonts come late is drawn in local fonts of their measures, and
 * stays so. It takes ours after all, unless that would shift the layout in view.
 */

/** Sets the page in fonts that came after its text, where nothing in view moves. */
export async function takeLateFonts(): Promise<void> {
	const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
	const loads = performance.getEntriesByType("resource");
	const isLate = loads.some(
		({ name, startTime, duration }) => name.endsWith("woff2") && startTime + duration > painted,
	);
	if (!isLate) return;
	// Where one fails to load, the page stays in local fonts.
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

/** Browsers count no shift below three pixels. */
const UNSEEN = 3;

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** All elements, also those of the quiz. */
function elementsIn(root: ParentNode): Element[] {
	return [...root.querySelectorAll("*")].flatMap((element) =>
		element.shadowRoot ? [element, ...elementsIn(element.shadowRoot)] : element,
	);
}

/** Copies of our faces that the page asked for, because a face that has come too late is never used. */
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
