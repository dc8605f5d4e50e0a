import { rm } from "node:fs/promises";
import { buildWidget, circleRoles, type WidgetBuild } from "../../widget/build.ts";
import type { Assets, Environment } from "../data.ts";
import { buildFonts } from "./fonts.ts";
import { writeIcons, writeMailPictures } from "./icon.ts";
import { buildPhotos } from "./photos.ts";
import { buildScripts } from "./scripts.ts";
import { buildStyles } from "./styles.ts";

interface Built extends Assets {
	faces: Awaited<ReturnType<typeof buildFonts>>;
	widget: WidgetBuild;
}

type Mode = "development" | "production";

export function createAssetPipeline(environment: Environment) {
	let built: Built | undefined;
	let changed: readonly string[] = [];
	let roles: string | undefined;

	function current(): Built {
		if (!built) throw new Error("Pages are rendered before their assets were built");
		return built;
	}

	/** Builds the quiz, and also the circle unless only parts of the quiz other than role names have changed. */
	function buildElements(outDir: string, mode: Mode): Promise<WidgetBuild> {
		const { siteUrl, formsEndpoint } = environment;
		const before = roles;
		roles = circleRoles();
		const withCircle =
			roles !== before || changed.some((file) => SOURCES.test(file) && !QUIZ_ONLY.test(file));
		return buildWidget({ siteUrl, formsEndpoint, outDir, mode, withCircle });
	}

	async function buildAll(outDir: string, mode: Mode): Promise<Built> {
		await rm(outDir, { recursive: true, force: true });
		const [faces, icons, photos, scripts, widget] = await Promise.all([
			buildFonts(outDir, environment.pathPrefix),
			writeIcons(outDir, environment.pathPrefix),
			buildPhotos(outDir),
			buildScripts(outDir, environment.analytics),
			buildElements(outDir, mode),
			writeMailPictures(outDir),
		]);
		const styles = await buildStyles(outDir, faces.css);
		return { ...styles, fonts: faces.paths, icons, photos, scripts, faces, widget };
	}

	async function rebuild(outDir: string, last: Built): Promise<Built> {
		const [styles, photos, scripts, widget] = await Promise.all([
			changed.some((file) => STYLED.test(file)) ? buildStyles(outDir, last.faces.css) : last,
			changed.some((file) => file.includes("site/images/")) ? buildPhotos(outDir) : last.photos,
			changed.some((file) => file.includes("site/scripts/"))
				? buildScripts(outDir, environment.analytics)
				: last.scripts,
			changed.some((file) => SOURCES.test(file))
				? buildElements(outDir, "development")
				: last.widget,
		]);
		return { ...last, ...styles, photos, scripts, widget };
	}

	return {
		noteChanges(files: readonly string[]): void {
			changed = [...files];
		},
		async build(outDir: string, mode: Mode): Promise<void> {
			built = Object.freeze(built ? await rebuild(outDir, built) : await buildAll(outDir, mode));
		},
		assets: (): Assets => current(),
		widget: (): WidgetBuild => Object.freeze(current().widget),
	};
}

/** Stylesheets of the site, and sources whose classes they contain. */
const STYLED = /^(?:\.\/)?(?:site|shared)\/.*\.(?:css|tsx?)$/;
/** The sources of the quiz and the circle. */
const SOURCES = /^(?:\.\/)?(?:widget\/|shared\/(?!content\/))/;
/** The quiz's own sources, and its texts, of which the circle uses only the role names (`circleRoles`). */
const QUIZ_ONLY = /^(?:\.\/)?(?:widget\/quiz\/|shared\/quiz\/[^/]+\.json$)/;
