import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { inflateSync } from "node:zlib";
import { create } from "fontkitten";
import recorded from "../../fonts/fonts.json" with { type: "json" };

/* Which letters a share image can draw, and the fonts for those that ours lack. Visitors never load these fonts. */

const CACHE = fileURLToPath(new URL("../../../.cache/fonts", import.meta.url));
const resolve = createRequire(import.meta.url).resolve;

/** The families by their packages, each with the weight of its files and the height of a line in its own. */
const FAMILIES = [
	{ family: "Noto Sans", name: "noto-sans", weight: 600, lineHeight: 0.85 },
	{ family: "Noto Sans Arabic", name: "noto-sans-arabic", weight: 600, lineHeight: 0.85 },
	{ family: "Noto Sans Hebrew", name: "noto-sans-hebrew", weight: 600, lineHeight: 0.85 },
	{ family: "Kosugi", name: "kosugi", weight: 400, lineHeight: 1.1 },
];

/** Without it, Pango would prefer the fonts of the computer. */
const NO_OTHER_FONTS = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><cachedir>${CACHE}</cachedir></fontconfig>`;

/** Writes a title with plain hyphens and blanks, composed letters, and without the symbols that our fonts lack. */
export function plainly(title: string): string {
	return [...title.normalize("NFC")]
		.map((each) =>
			each.replace(/[\u2010\u2011]/, "-").replace(/[\u2000-\u200A\u202F\u205F\u3000]/, " "),
		)
		.filter((each) => isOurs(each) || !/[\p{S}\p{Extended_Pictographic}]|\uFE0F|\u20E3/u.test(each))
		.join("")
		.replace(/ {2,}/g, " ")
		.trim();
}

/** Whether our own fonts have all of these characters. */
export function isOurs(text: string): boolean {
	return [...text].every((each) => recorded.characters.includes(each));
}

interface FontFile {
	readonly family: string;
	readonly lineHeight: number;
	readonly file: string;
	has(character: string): boolean;
}

let known: readonly FontFile[] | undefined;

/** Lists the files of the wide families. */
function wideFiles(): readonly FontFile[] {
	known ??= FAMILIES.flatMap(({ family, lineHeight, name, weight }) => {
		const folder = join(dirname(resolve(`@fontsource/${name}/package.json`)), "files");
		return readdirSync(folder)
			.filter((file) => file.endsWith(`-${weight}-normal.woff`))
			.map((file) => {
				const font = create(readFileSync(join(folder, file)));
				return {
					family,
					lineHeight,
					file: join(folder, file),
					has: (character: string) =>
						"hasGlyphForCodePoint" in font &&
						font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
				};
			});
	});
	return known;
}

/** Returns the letters that no font has. */
export function lettersWithoutFont(text: string): string[] {
	const others = [...new Set(text)].filter((each) => !isOurs(each));
	return others.filter((each) => !wideFiles().some(({ has }) => has(each)));
}

/**
 * Runs the first drawing by Pango, which then takes its settings, without the fonts of the computer. Afterward the
 * environment is as before: a browser that starts with these settings would print no text.
 */
export async function withoutOtherFonts(draw: () => Promise<void>): Promise<void> {
	mkdirSync(CACHE, { recursive: true });
	process.env.FONTCONFIG_FILE = join(CACHE, "fonts.conf");
	writeFileSync(process.env.FONTCONFIG_FILE, NO_OTHER_FONTS);
	try {
		await draw();
	} finally {
		delete process.env.FONTCONFIG_FILE;
	}
}

/** A part of a text, the family that draws it, and the file of the font. */
interface Run {
	readonly family: string;
	readonly lineHeight: number;
	readonly text: string;
	readonly file: string;
}

/** Splits a text by the first font that has its characters, because Pango's own choice depends on what it drew before. */
export function runsOf(text: string): Run[] {
	mkdirSync(CACHE, { recursive: true });
	return [...text].flatMap((character) => {
		const font = wideFiles().find(({ has }) => has(character));
		return font ? [{ ...font, text: character, file: unpacked(font.file) }] : [];
	});
}

/** Returns the path of a font as a file that Pango reads. */
function unpacked(file: string): string {
	const path = join(CACHE, `${basename(file, ".woff")}.ttf`);
	if (!existsSync(path)) writeFileSync(path, unpack(readFileSync(file)));
	return path;
}

/** Unpacks a WOFF file (https://www.w3.org/TR/WOFF/), whose tables are those of a TrueType font, compressed. */
function unpack(woff: Buffer): Buffer {
	const count = woff.readUInt16BE(12);
	const header = Buffer.alloc(12 + 16 * count);
	woff.copy(header, 0, 4, 8);
	header.writeUInt16BE(count, 4);
	const power = Math.floor(Math.log2(count));
	header.writeUInt16BE(16 * 2 ** power, 6);
	header.writeUInt16BE(power, 8);
	header.writeUInt16BE(16 * count - 16 * 2 ** power, 10);
	let offset = header.length;
	const tables = Array.from({ length: count }, (_, index) => {
		const entry = woff.subarray(44 + 20 * index, 64 + 20 * index);
		const [start, packed, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at));
		const data = woff.subarray(start, (start ?? 0) + (packed ?? 0));
		const table = packed === length ? data : inflateSync(data);
		const record = 12 + 16 * index;
		entry.copy(header, record, 0, 4);
		entry.copy(header, record + 4, 16, 20);
		header.writeUInt32BE(offset, record + 8);
		header.writeUInt32BE(table.length, record + 12);
		const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
		table.copy(padded);
		offset += padded.length;
		return padded;
	});
	return Buffer.concat([header, ...tables]);
}
