import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { HtmlBasePlugin } from "@11ty/eleventy";
import { en } from "../../shared/quiz/en.ts";
import { formatFault } from "../check/source.ts";
import { baseTypes } from "../schemas/content-types.ts";
import { createAssetPipeline } from "./assets.ts";
import { isForVisitors, readBuildDate, readEnvironment } from "./environment.ts";
import { inItsLanguage, readTranslations } from "./localization.ts";
import { renewModules } from "./modules.ts";
import { listedPages, toHtml } from "./page.ts";
import type { EleventyConfig, Template } from "./types.ts";

const PAGES = ["11ty.tsx", "11ty.ts"];

export const config = {
	dir: { input: "site", data: "_data", includes: "layouts", output: "dist" },
};

/** Collections are folders of site/_data with one file per item. */
const collections = baseTypes.flatMap(
	({ files }) => /^site\/_data\/(\w+)\/\*\.json$/.exec(files)?.[1] ?? [],
);

/** How long the content check of `npm start` waits after a build, so that the browser shows the page first. */
const CHECK_DELAY_MS = 500;

/** Imports a template; Eleventy's module hook makes that a new import once the template has changed. */
function importTemplate(path: string): Promise<Template> {
	return import(pathToFileURL(path).href);
}

/** Configures Eleventy. Assets are built before pages, which receive the assets' paths as data. */
export default async function configure(eleventy: EleventyConfig): Promise<object> {
	const environment = readEnvironment();
	const isLive = isForVisitors(environment);
	const buildDate = readBuildDate(isLive);
	const pipeline = createAssetPipeline(environment);

	// Articles are no templates: content.ts reads them.
	eleventy.setTemplateFormats(PAGES);
	// Eleventy's own `11ty.js` imports every template again for each build.
	eleventy.addExtension(PAGES, {
		read: false,
		getData: true,
		getInstanceFromInputPath: importTemplate,
		compileOptions: { permalink: "raw" },
		compile: (_, path) => async (data) => {
			const template = await importTemplate(path);
			return toHtml(await template.default(inItsLanguage(data)));
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
	async function reportFaults() {
		const faults = (await content.checkAll()).faults.map(formatFault).join("\n");
		if (faults && faults !== reported) console.error(`${faults}\n"npm run build" stops at this.`);
		reported = faults;
	}
	eleventy.on("eleventy.after", async ({ runMode }) => {
		if (runMode === "serve") setTimeout(() => reportFaults().catch(console.error), CHECK_DELAY_MS);
	});
	// Eleventy provides site/_data/pages/about.json as `data.pages.about`. The parser reads the files itself,
	// because Eleventy would skip an empty file without reporting an error.
	eleventy.addDataExtension("json", {
		read: false,
		parser: (path) => {
			const file = path.replace(/^\.\//, "");
			// Eleventy copies data for each page, unless it is frozen.
			return Object.freeze(content.readShown(file, isLive, buildDate));
		},
	});
	// A name that begins with a dot is no content, but a program's file, such as an editor's lock.
	eleventy.on("eleventy.globalDataFiles", (files) => {
		const content = files.filter((file) => !basename(file).startsWith("."));
		files.splice(0, files.length, ...content);
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
	eleventy.addGlobalData("environment", () => Object.freeze(environment));
	eleventy.addGlobalData("buildDate", () => buildDate.toISOString());
	eleventy.addGlobalData("words", () => Object.freeze(en));
	eleventy.addGlobalData("translations", async () => Object.freeze(await readTranslations()));
	eleventy.addGlobalData("articles", () => content.readArticles(pipeline.assets().photos));
	eleventy.addGlobalData("assets", pipeline.assets);
	eleventy.addGlobalData("widget", pipeline.widget);

	eleventy.addCollection("listed", (collections) => listedPages(collections.getAll()));

	for (const folder of ["site", "shared", "widget"]) eleventy.addWatchTarget(`./${folder}/`);

	// HtmlBasePlugin re-serializes pages, so the plugin runs only with a path prefix.
	if (environment.pathPrefix !== "/") eleventy.addPlugin(HtmlBasePlugin);
	return { ...config, pathPrefix: environment.pathPrefix };
}
