import { HtmlBasePlugin } from "@11ty/eleventy";
import { en } from "../../shared/quiz/en.ts";
import { kinds } from "../schemas/kinds.ts";
import { createAssetPipeline } from "./assets.ts";
import { isServed, readBuildDate, readEnvironment } from "./environment.ts";
import { renewModules } from "./modules.ts";
import { listedPages, toHtml } from "./page.ts";
import { readTranslations } from "./translations.ts";
import type { EleventyConfig } from "./types.ts";

const PAGES = ["11ty.tsx", "11ty.ts"];

export const config = {
	dir: { input: "site", data: "_data", includes: "layouts", output: "dist" },
};

/** The names of the collections: folders of site/_data with one file an item. */
const collections = kinds.flatMap(
	({ files }) => /^site\/_data\/(\w+)\/\*\.json$/.exec(files)?.[1] ?? [],
);

/** The build of the site: first the assets, then every page, which gets their names as data. */
export default async function configure(eleventy: EleventyConfig): Promise<object> {
	const environment = readEnvironment();
	const buildDate = readBuildDate().toISOString();
	const pipeline = createAssetPipeline(environment);

	// Articles are Markdown but no templates: content.ts reads them.
	eleventy.setTemplateFormats(PAGES);
	eleventy.addExtension(PAGES, {
		key: "11ty.js",
		compile: () =>
			async function (data) {
				return toHtml(await this.defaultRenderer(data));
			},
	});

	eleventy.on("eleventy.beforeWatch", (changed) => {
		pipeline.noteChanges(changed);
		renewModules(changed);
	});
	// Loaded again for each build, so that an edited schema holds at once.
	let content = await import("./content.ts");
	eleventy.on("eleventy.before", async ({ directories, runMode }) => {
		content = await import("./content.ts");
		content.checkPresence();
		content.checkFiles("shared/");
		await pipeline.build(directories.output, runMode === "build" ? "production" : "development");
	});
	let said = "";
	eleventy.on("eleventy.after", async ({ runMode }) => {
		if (runMode !== "serve") return;
		const faults = await content.allFaults();
		if (faults && faults !== said) console.error(`${faults}\n"npm run build" stops at this.`);
		said = faults;
	});
	// It reads the file itself: Eleventy hands over no file that is empty.
	eleventy.addDataExtension("json", {
		read: false,
		parser: (path) => {
			const data = content.readContent(path.replace(/^\.\//, ""));
			// Invented events show to the founder, in `npm start`.
			return isServed() ? data : content.withoutExample(data);
		},
	});
	eleventy.addPassthroughCopy("site/downloads");
	// Temporary files: the editor and browsers write the whole text into one, and then rename it.
	for (const file of ["**/.sveltia-tmp-*", "**/*.crswap"]) eleventy.watchIgnores.add(file);
	// The shortest time without a change after which a file counts as saved, in milliseconds.
	eleventy.setChokidarConfig({ awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 20 } });
	// Without a full reload, scripts and shadow roots would stay as they were.
	eleventy.setServerOptions({ domDiff: false });
	// Without a file, a collection is empty instead of missing.
	for (const name of collections) eleventy.addGlobalData(name, () => ({}));
	eleventy.addGlobalData("environment", () => environment);
	eleventy.addGlobalData("buildDate", () => buildDate);
	eleventy.addGlobalData("words", () => en);
	eleventy.addGlobalData("translations", () => readTranslations());
	eleventy.addGlobalData("articles", () => content.readArticles());
	eleventy.addGlobalData("assets", pipeline.assets);
	eleventy.addGlobalData("widget", pipeline.widget);

	eleventy.addCollection("listed", (collections) => listedPages(collections.getAll()));

	for (const folder of ["site", "shared", "widget"]) eleventy.addWatchTarget(`./${folder}/`);

	// Adds the prefix to every address in the pages. It re-serializes them, so it runs only when needed.
	if (environment.pathPrefix !== "/") eleventy.addPlugin(HtmlBasePlugin);
	return { ...config, pathPrefix: environment.pathPrefix };
}
