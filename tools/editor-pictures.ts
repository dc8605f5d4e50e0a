/*
 * `npm run editor-pictures`: takes the pictures of docs/editing.md in the real editor, on a copy of the content,
 * and writes them to docs/images. `-- price` takes those whose name contains "price".
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { buildAdmin } from "../site/eleventy/admin.ts";
import { launchOptions } from "./chromium.js";
import { Editor } from "./editor-pictures/editor.ts";
import { fillFolder, offerFolder } from "./editor-pictures/repository.ts";
import { SCENES } from "./editor-pictures/scenes.ts";
import { serveFolder } from "./look/pictures.ts";
import { ORIGIN } from "./look/site.ts";
import { ROOT } from "./say.js";

const FOLDER = join(ROOT, "docs", "images");

const site = mkdtempSync(join(tmpdir(), "editor-"));
const browser = await chromium.launch(launchOptions());
try {
	await buildAdmin(site);
	writeFileSync(join(site, "index.html"), "<title>Content</title>");
	mkdirSync(FOLDER, { recursive: true });
	for (const [name, scene] of Object.entries(SCENES)) {
		if (!name.includes(process.argv[2] ?? "")) continue;
		// Each has a browser profile of its own, so that the editor offers no draft of another one.
		const context = await browser.newContext({
			viewport: { width: 1000, height: 700 },
			colorScheme: "light",
			reducedMotion: "reduce",
			locale: "en-US",
			timezoneId: "America/New_York",
		});
		await serveFolder(context, site);
		await offerFolder(context);
		const page = await context.newPage();
		await page.goto(ORIGIN);
		await fillFolder(page);
		await page.goto(`${ORIGIN}/admin/`);
		await scene(new Editor(page));
		const picture = await page.screenshot({ animations: "disabled" });
		const file = join(FOLDER, `editor-${name}.webp`);
		await sharp(picture).webp({ quality: 80 }).toFile(file);
		console.log(file);
		await context.close();
	}
} finally {
	await browser.close();
	rmSync(site, { recursive: true });
}
