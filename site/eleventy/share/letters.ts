import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { create } from "fontkitten";
import recorded from "../../fonts/fonts.json" with { type: "json" };

/* Which letters a share image can draw, and the fonts for those that ours lack. Visitors never load these fonts. */

const CACHE = fileURLToPath(new URL("../../../.cache/fonts", import.meta.url));
const resolve = createRequire(import.meta.url).resolve;

/** The families that draw what ours lack, in their files, each with the height of a line in its own. */
const WIDE = [
	{ family: "Noto Sans", file: "noto-sans/600SemiBold/NotoSans_600SemiBold", lineHeight: 0.85 },
	{
		family: "Noto Sans Arabic",
		file: "noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold",
		lineHeight: 0.85,
	},
	{
		family: "Noto Sans Hebrew",
		file: "noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold",
		lineHeight: 0.85,
	},
	{ family: "Kosugi Maru", file: "kosugi-maru/400Regular/KosugiMaru_400Regular", lineHeight: 1.1 },
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

interface WideFont {
	readonly family: string;
	readonly lineHeight: number;
	readonly file: string;
	has(character: string): boolean;
}

let known: readonly WideFont[] | undefined;

function wideFonts(): readonly WideFont[] {
	known ??= WIDE.map(({ file: name, ...font }) => {
		const file = resolve(`@expo-google-fonts/${name}.ttf`);
		const made = create(readFileSync(file));
		const has = (character: string) =>
			"hasGlyphForCodePoint" in made && made.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
		return { ...font, file, has };
	});
	return known;
}

/** Returns the letters that no font has. */
export function lettersWithoutFont(text: string): string[] {
	const others = [...new Set(text)].filter((each) => !isOurs(each));
	return others.filter((each) => !wideFonts().some(({ has }) => has(each)));
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

/** Splits a text by the first font that has its characters, because Pango's own choice depends on what it drew before. */
export function runsOf(text: string) {
	return [...text].flatMap((character) => {
		const font = wideFonts().find(({ has }) => has(character));
		return font ? [{ ...font, text: character }] : [];
	});
}
