import type { Font } from "fontkit";

/** A place and size for a line of text, in the units of the picture. */
export interface Line {
	/** Left end of the baseline. */
	x: number;
	y: number;
	/** Height of an em. */
	size: number;
	/** As CSS has it. */
	color: string;
}

/** A line of text as SVG paths: it looks the same on every machine. */
export function textPath(font: Font, text: string, { x, y, size, color }: Line): string {
	const scale = size / font.unitsPerEm;
	const { glyphs, positions } = font.layout(text);
	let advanced = 0;
	const paths = glyphs.map((glyph, index) => {
		const at = positions[index];
		const left = advanced + (at?.xOffset ?? 0);
		advanced += at?.xAdvance ?? 0;
		const outline = glyph.path.toSVG();
		return outline && `<path transform="translate(${left} 0)" d="${outline}"/>`;
	});
	return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join("")}</g>`;
}

/** The width of a text set in one line, in parts of an em. */
export type Measure = (text: string) => number;

/** Measures texts in a font, each word once. */
export function measureIn(font: Font): Measure {
	const widths = new Map<string, number>();
	const ofWord = (word: string) => {
		const width = widths.get(word) ?? font.layout(word).advanceWidth / font.unitsPerEm;
		widths.set(word, width);
		return width;
	};
	return (text) => {
		const words = text.split(" ");
		return words.reduce((sum, word) => sum + ofWord(word), (words.length - 1) * ofWord(" "));
	};
}

/**
 * Breaks a text into lines of about one length, as few as the width allows; a word that is wider
 * has a line to itself.
 * @param width - in ems
 */
export function breakLines(measure: Measure, text: string, width: number): string[] {
	const fewest = fill(measure, text, width);
	let balanced = fewest;
	for (let narrower = width; narrower > width / 2; narrower -= 0.25) {
		const lines = fill(measure, text, narrower);
		if (lines.length > fewest.length || isTooWide(measure, lines, narrower)) break;
		balanced = lines;
	}
	return balanced;
}

/** Whether a line, because of a long word, is wider than it may be. */
export function isTooWide(measure: Measure, lines: readonly string[], width: number): boolean {
	return lines.some((line) => measure(line) > width);
}

/** Puts as many words into each line as fit. */
function fill(measure: Measure, text: string, width: number): string[] {
	const lines: string[] = [];
	for (const word of text.split(/\s+/)) {
		const last = lines.at(-1);
		const longer = `${last} ${word}`;
		if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}
