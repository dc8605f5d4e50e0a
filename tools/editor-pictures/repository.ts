import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright";
import { CONTENT_FOLDERS } from "../../site/content/registry.ts";
import { filesOf } from "../files.ts";
import { ROOT } from "../say.js";

const FOLDER = "repository";

/** Lets the editor open a folder of the browser's own where it asks for one of the computer. */
export async function offerFolder(context: BrowserContext): Promise<void> {
	await context.addInitScript((name) => {
		Object.assign(window, {
			async showDirectoryPicker() {
				return (await navigator.storage.getDirectory()).getDirectoryHandle(name);
			},
		});
	}, FOLDER);
}

/** Puts a copy of the content into that folder. The page must be of the editor's origin. */
export async function fillFolder(page: Page): Promise<void> {
	const files = CONTENT_FOLDERS.flatMap((folder) =>
		[".json", ".md"].flatMap((ending) =>
			filesOf(join(ROOT, folder), ending).map((file) => `${folder}/${file}`),
		),
	).map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
	await page.evaluate(
		async ([name, entries]) => {
			const storage = await navigator.storage.getDirectory();
			const repository = await storage.getDirectoryHandle(name, { create: true });
			// The editor takes only the root of a repository.
			await repository.getDirectoryHandle(".git", { create: true });
			for (const { path, text } of entries) {
				const folders = path.split("/");
				const file = folders.pop() ?? "";
				let folder = repository;
				for (const step of folders)
					folder = await folder.getDirectoryHandle(step, { create: true });
				const writable = await (
					await folder.getFileHandle(file, { create: true })
				).createWritable();
				await writable.write(text);
				await writable.close();
			}
		},
		[FOLDER, files] as const,
	);
}
