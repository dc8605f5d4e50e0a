import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { contentFiles } from "../../../site/check/check.ts";
import { ROOT } from "../../../tools/say.js";

const FOLDER = "repository";

/** Every content file of the project: its path and its text. */
export const contentTexts: ReadonlyMap<string, string> = new Map(
	contentFiles(ROOT).map((file) => [file, readFileSync(join(ROOT, file), "utf8")]),
);

/** Lets the editor open a folder of the browser's own where it asks for one of the computer. */
export async function offerFolder(target: BrowserContext | Page): Promise<void> {
	await target.addInitScript((name) => {
		Object.assign(window, {
			async showDirectoryPicker() {
				return (await navigator.storage.getDirectory()).getDirectoryHandle(name);
			},
		});
	}, FOLDER);
}

/** Puts a copy of the content into that folder. The page must be of the editor's origin. */
export async function fillFolder(page: Page): Promise<void> {
	// The editor recognizes the root of a repository by its .git folder.
	const files: [string, string][] = [...contentTexts, [".git/HEAD", "ref: refs/heads/main\n"]];
	await page.evaluate(
		async ([root, entries]) => {
			const storage = await navigator.storage.getDirectory();
			for (const [path, text] of entries) {
				const folders = [root, ...path.split("/")];
				const name = folders.pop() ?? "";
				let folder = storage;
				for (const step of folders)
					folder = await folder.getDirectoryHandle(step, { create: true });
				const file = await folder.getFileHandle(name, { create: true });
				const stream = await file.createWritable();
				await stream.write(text);
				await stream.close();
			}
		},
		[FOLDER, files] as const,
	);
}

/** The text of a file in that folder; undefined = there is none. */
export function readFromFolder(page: Page, path: string): Promise<string | undefined> {
	return page.evaluate(
		async (steps) => {
			const name = steps.pop() ?? "";
			let folder = await navigator.storage.getDirectory();
			try {
				for (const step of steps) folder = await folder.getDirectoryHandle(step);
				return await (await (await folder.getFileHandle(name)).getFile()).text();
			} catch {
				return undefined;
			}
		},
		[FOLDER, ...path.split("/")],
	);
}
