import recorded from "../fonts/fonts.json" with { type: "json" };
import type { Fault } from "./fault.ts";
import { lineAndColumn, type Source } from "./source.ts";

const KNOWN = new Set(`${recorded.characters}\t\r\n`);

/** Each character of a file that the site's fonts lack, at its first place. */
export function characterFaults({ file, text }: Source): Fault[] {
	const missing = [...new Set(text)].filter((character) => !KNOWN.has(character));
	return missing.map((character) => ({
		file,
		...lineAndColumn(text, text.indexOf(character)),
		path: [],
		message: `found "${character}", expected a character that the site's fonts have. Write it another way, or add it to ACCENTS in tools/fonts/make.ts and run "npm run fonts".`,
	}));
}
