import type { EventItem } from "../shared/content/events.ts";
import type { Fairness } from "../shared/content/fairness.ts";
import type { Forms, FormWords } from "../shared/content/forms.ts";
import type { Navigation } from "../shared/content/navigation-schema.ts";
import type { Pages } from "../shared/content/pages/index.ts";
import type { Partner } from "../shared/content/partners.ts";
import type { Plan } from "../shared/content/plans.ts";
import type { Product } from "../shared/content/products.ts";
import type { ProgramPage } from "../shared/content/programs.ts";
import type { Site } from "../shared/content/site-schema.ts";
import type { WidgetBuild } from "../widget/build.ts";
import type { Article } from "./articles.ts";
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
	fairness: Fairness;
	/** The newest first. */
	articles: readonly Article[];
	/* Collections: one file an item, by its name without ".json". */
	events: Readonly<Record<string, EventItem>>;
	partners: Readonly<Record<string, Partner>>;
	plans: Readonly<Record<string, Plan>>;
	products: Readonly<Record<string, Product>>;
	programs: Readonly<Record<string, ProgramPage>>;
	forms: Forms;
	formWords: FormWords;
	page: EleventyPage;
	environment: Environment;
	/** The build's "today": when its commit was made. ISO 8601. */
	buildDate: string;
	assets: Assets;
	widget: WidgetBuild;
	/** How Eleventy was started: `build` is what goes online. */
	eleventy: { readonly env: { readonly runMode: "build" | "serve" | "watch" } };
}
