import { rm } from "node:fs/promises";
import type { WidgetBuild } from "../../widget/build.ts";
import type { Environment } from "./environment.ts";
import { buildFonts, type Fonts } from "./fonts.ts";
import { type Icons, writeIcons } from "./icon.ts";
import { buildPhotos, type Photos } from "./photos.ts";
import { buildScripts, type Scripts } from "./scripts.ts";
import { buildStyles, type Styles } from "./styles.ts";
import { createElementBuild, touchesWidget } from "./widget.ts";

/** The files whose names the build decides, as paths from the site's root. */
export interface Assets extends Styles {
	faces: Fonts;
	fonts: readonly string[];
	icons: Icons;
	photos: Photos;
	scripts: Scripts;
}

/** The build steps before the pages, and their results. */
export interface AssetPipeline {
	/** Takes the files that changed since the last build. */
	noteChanges(files: readonly string[]): void;
	/** Builds what is missing or has changed. */
	build(outDir: string, mode: "development" | "production"): Promise<void>;
	assets(): Assets;
	widget(): WidgetBuild;
}

interface Built extends Assets {
	widget: WidgetBuild;
}

/** @param environment - where the site will be served */
export function createAssetPipeline(environment: Environment): AssetPipeline {
	const buildElements = createElementBuild(environment);
	let built: Built | undefined;
	let changed: readonly string[] = [];

	function current(): Built {
		if (!built) throw new Error("Pages are rendered before their assets were built");
		return built;
	}

	async function buildAll(outDir: string, mode: "development" | "production"): Promise<Built> {
		// Files of an earlier build would be deployed as well.
		await rm(outDir, { recursive: true, force: true });
		const [faces, icons, photos, scripts, widget] = await Promise.all([
			buildFonts(outDir, environment.pathPrefix),
			writeIcons(outDir),
			buildPhotos(outDir),
			buildScripts(outDir, environment),
			buildElements(outDir, mode, changed),
		]);
		const styles = await buildStyles(outDir, faces.css);
		return { ...styles, fonts: faces.paths, icons, photos, scripts, faces, widget };
	}

	async function rebuild(outDir: string, last: Built): Promise<Built> {
		const [styles, photos, scripts, widget] = await Promise.all([
			changed.some((file) => /\.(?:css|tsx?)$/.test(file))
				? buildStyles(outDir, last.faces.css)
				: last,
			changed.some((file) => file.includes("site/images/")) ? buildPhotos(outDir) : last.photos,
			changed.some((file) => file.includes("site/scripts/"))
				? buildScripts(outDir, environment)
				: last.scripts,
			touchesWidget(changed) ? buildElements(outDir, "development", changed) : last.widget,
		]);
		const { openingStyle, stylesheet, paperStylesheet } = styles;
		return { ...last, openingStyle, stylesheet, paperStylesheet, photos, scripts, widget };
	}

	return {
		noteChanges(files) {
			changed = [...files];
		},
		async build(outDir, mode) {
			built = built ? await rebuild(outDir, built) : await buildAll(outDir, mode);
		},
		assets: current,
		widget: () => current().widget,
	};
}
