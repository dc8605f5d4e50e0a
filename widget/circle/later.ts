/*
 * What a circle needs only later, each in a file of its own beside the script (vite.config.ts). These files
 * import nothing and are given plain values, so they also fit a script that a browser has kept from an earlier day.
 */

/** Reads pasted text. */
export const loadReader = () => load("reader", () => import("../../shared/circle/read-people.ts"));

/** Says what two or more people have to talk about. */
export const loadTalk = () => load("talk", () => import("../../shared/circle/talk.ts"));

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
