import { HtmlBasePlugin } from "@11ty/eleventy";
import { en } from "../../shared/quiz/en.ts";
import { formatFault } from "../check/source.ts";
import { kinds } from "../schemas/kinds.ts";
import { createAssetPipeline } from "./assets.ts";
import { inItsLanguage, readTranslations } from "./edition.ts";
import { isServed, readBuildDate, readEnvironment } from "./environment.ts";
import { renewModules } from "./modules.ts";
import { listedPages, toHtml } from "./page.ts";
import type { EleventyConfig } from "./types.ts";

const PAGES = ["11ty.tsx", "11ty.ts"];

export const config = {
	dir: { input: "site", data: "_data", includes: "layouts", output: "dist" },
};

/** Collections are folders of site/_data with one file per item. */
const collections = kinds.flatMap(
	({ files }) => /^site\/_data\/(\w+)\/\*\.json$/.exec(files)?.[1] ?? [],
);

/** Configures Eleventy. Assets are built before pages, which receive the assets' paths as data. */
export default async function configure(eleventy: EleventyConfig): Promise<object> {
	const environment = readEnvironment();
	const buildDate = readBuildDate().toISOString();
	const pipeline = createAssetPipeline(environment);

	// Articles are no templates: content.ts reads them.
	eleventy.setTemplateFormats(PAGES);
	eleventy.addExtension(PAGES, {
		key: "11ty.js",
		compile: () =>
			async function (data) {
				return toHtml(await this.defaultRenderer(inItsLanguage(data)));
			},
	});

	eleventy.on("eleventy.beforeWatch", (changed) => {
		pipeline.noteChanges(changed);
		renewModules(changed);
	});
	// content.ts is imported again for each build, because Eleventy reloads edited schemas.
	let content = await import("./content.ts");
	eleventy.on("eleventy.before", async ({ directories, runMode }) => {
		content = await import("./content.ts");
		content.checkFiles("shared/");
		await pipeline.build(directories.output, runMode === "build" ? "production" : "development");
	});
	let reported = "";
	eleventy.on("eleventy.after", async ({ runMode }) => {
		if (runMode !== "serve") return;
		const faults = (await content.checkAll()).faults.map(formatFault).join("\n");
		if (faults && faults !== reported) console.error(`${faults}\n"npm run build" stops at this.`);
		reported = faults;
	});
	// Eleventy provides site/_data/pages/about.json as `data.pages.about`. The parser reads the files itself,
	// because Eleventy would skip an empty file without reporting an error.
	eleventy.addDataExtension("json", {
		read: false,
		parser: (path) => {
			const data = content.readContent(path.replace(/^\.\//, ""));
			// Only `npm start` shows example events.
			return isServed() ? data : content.withoutExample(data);
		},
	});
	eleventy.addPassthroughCopy("site/downloads");
	// Temporary files of the editor and of browsers are ignored.
	for (const file of ["**/.sveltia-tmp-*", "**/*.crswap"]) eleventy.watchIgnores.add(file);
	// Milliseconds without a change after which a file counts as saved.
	eleventy.setChokidarConfig({ awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 20 } });
	// After a change, pages reload in full, because DOM diffing would keep old scripts and shadow roots.
	eleventy.setServerOptions({ domDiff: false });
	// Eleventy provides no data for an empty folder, so each collection defaults to an empty object.
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

	// HtmlBasePlugin re-serializes pages, so the plugin runs only with a path prefix.
	if (environment.pathPrefix !== "/") eleventy.addPlugin(HtmlBasePlugin);
	return { ...config, pathPrefix: environment.pathPrefix };
}
