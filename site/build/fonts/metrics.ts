/** The measures of a font that decide how much room its lines take, as parts of an em. */
export interface FontMetrics {
	ascent: number;
	/** Below the baseline, positive. */
	descent: number;
	lineGap: number;
	/** Mean width of a character of English prose. */
	averageWidth: number;
}

/**
 * Letters about as often as English prose has them. The space counts a little less than it occurs,
 * for the wide capitals and digits that are left out: so Arial measures here what capsize, the
 * source of the fallbacks' measures, publishes for it.
 */
const FREQUENCIES: Readonly<Record<string, number>> = {
	" ": 144,
	a: 65,
	b: 12,
	c: 24,
	d: 33,
	e: 99,
	f: 18,
	g: 16,
	h: 47,
	i: 57,
	j: 2,
	k: 7,
	l: 33,
	m: 20,
	n: 57,
	o: 61,
	p: 16,
	q: 1,
	r: 49,
	s: 53,
	t: 74,
	u: 23,
	v: 8,
	w: 17,
	x: 2,
	y: 15,
	z: 1,
};

/**
 * Reads the metrics out of a font file.
 * @param sfnt - an uncompressed OpenType font without open axes, whose `cmap` has a format 4 table
 * @throws RangeError when a table is missing
 */
export function readMetrics(sfnt: Uint8Array): FontMetrics {
	const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);
	const table = tablesOf(view);
	const unitsPerEm = view.getUint16(table("head") + 18);
	const hhea = table("hhea");
	const widths = advanceWidths(view, table("hmtx"), view.getUint16(hhea + 34));
	const glyph = glyphIndex(view, table("cmap"));
	let total = 0;
	let weight = 0;
	for (const [sign, frequency] of Object.entries(FREQUENCIES)) {
		total += widths(glyph(sign.charCodeAt(0))) * frequency;
		weight += frequency;
	}
	return {
		ascent: view.getInt16(hhea + 4) / unitsPerEm,
		descent: -view.getInt16(hhea + 6) / unitsPerEm,
		lineGap: view.getInt16(hhea + 8) / unitsPerEm,
		averageWidth: total / weight / unitsPerEm,
	};
}

/** Where each table begins. */
function tablesOf(view: DataView): (tag: string) => number {
	const offsets = new Map<string, number>();
	for (let index = 0; index < view.getUint16(4); index++) {
		const record = 12 + index * 16;
		const tag = [0, 1, 2, 3].map((at) => String.fromCharCode(view.getUint8(record + at))).join("");
		offsets.set(tag, view.getUint32(record + 8));
	}
	return (tag) => {
		const offset = offsets.get(tag);
		if (offset === undefined) throw new RangeError(`The font has no table "${tag}"`);
		return offset;
	};
}

/** The advance of a glyph; those after the last long metric share its width. */
function advanceWidths(view: DataView, hmtx: number, longMetrics: number) {
	return (glyph: number) => view.getUint16(hmtx + Math.min(glyph, longMetrics - 1) * 4);
}

/** The glyph of a character, by the segments of the `cmap`'s format 4 table. */
function glyphIndex(view: DataView, cmap: number): (code: number) => number {
	const start = formatFour(view, cmap);
	const doubled = view.getUint16(start + 6);
	const ends = start + 14;
	const starts = ends + doubled + 2;
	return (code) => {
		for (let at = 0; at < doubled; at += 2) {
			if (view.getUint16(ends + at) < code) continue;
			const first = view.getUint16(starts + at);
			const delta = view.getUint16(starts + doubled + at);
			const place = starts + doubled * 2 + at;
			const range = view.getUint16(place);
			if (first > code) break;
			if (range === 0) return (code + delta) & 0xffff;
			const glyph = view.getUint16(place + range + (code - first) * 2);
			return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
		}
		return 0;
	};
}

function formatFour(view: DataView, cmap: number): number {
	for (let index = 0; index < view.getUint16(cmap + 2); index++) {
		const offset = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
		if (view.getUint16(offset) === 4) return offset;
	}
	throw new RangeError("The font's cmap has no format 4 table");
}
