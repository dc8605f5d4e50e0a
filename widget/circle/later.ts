/*
 * What a circle needs only later, each in a file of its own beside the script (vite.config.ts). These files
 * import nothing and are given plain values, so they also fit a script that a browser has kept from an earlier day.
 */

import type { TalkMaker } from "../../shared/circle/talk.ts";
import { fileEnding, type Language } from "../../shared/language.ts";

/** Reads pasted text. */
export const loadReader = () => load("reader", () => import("../../shared/circle/read-people.ts"));

/** Loads what two or more people have to talk about. Each language has a file of its own. */
export type ImportTalk = () => Promise<{ talk: TalkMaker }>;

/** @param importTalk - as the script of the language does it */
export function talkLoader({ lang }: Language, importTalk: ImportTalk): ImportTalk {
	return () => load(`talk${fileEnding(lang)}`, importTalk);
}

/** The sheets to print. */
export const loadSheets = () => load("sheets", () => import("./print.tsx"));

/** Some browsers keep the failure of an import, so a second attempt needs another address. */
async function load<Part>(name: string, importPart: () => Promise<Part>): Promise<Part> {
	try {
		return await importPart();
	} catch {
		const file = `liberation-circle-${name}.js`;
		return import(/* @vite-ignore */ `${new URL(file, import.meta.url)}?${Date.now()}`);
	}
}
