import type { Navigation } from "../shared/content/navigation-schema.ts";
import type { Pages } from "../shared/content/pages/index.ts";
import type { Site } from "../shared/content/site-schema.ts";
import type { WidgetBuild } from "../widget/build.ts";
import type { Assets } from "./eleventy/assets.ts";
import type { Environment } from "./eleventy/environment.ts";
import type { EleventyPage } from "./eleventy/types.ts";

/**
 * What every page is given: the JSON of site/_data by file name (`npm run check` holds it to these
 * types), and what the build adds.
 */
export interface SiteData {
	site: Site;
	navigation: Navigation;
	pages: Pages;
	page: EleventyPage;
	environment: Environment;
	assets: Assets;
	widget: WidgetBuild;
}
