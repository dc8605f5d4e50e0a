import type { z } from "zod";
import type { Link } from "../shared/content/fields.ts";
import type { Forms, FormWords } from "../shared/content/forms.ts";
import type { MailWords } from "../shared/content/mail-words.ts";
import type { Site } from "../shared/content/site-schema.ts";
import type { Words } from "../shared/quiz/words.ts";
import type { WidgetBuild } from "../widget/build.ts";
import type { Assets } from "./eleventy/assets.ts";
import type { Edition, Translation } from "./eleventy/edition.ts";
import type { Environment } from "./eleventy/environment.ts";
import type { Thing } from "./eleventy/seo/structured-data.ts";
import type { PageQuilt } from "./eleventy/share/card.tsx";
import type { Article } from "./rules/articles.ts";
import type { Collection } from "./rules/examples.ts";
import type { Dye } from "./rules/tones.ts";
import type { Consent } from "./schemas/consent.ts";
import type { EventItem } from "./schemas/events.ts";
import type { EveryPage } from "./schemas/every-page.ts";
import type { Fairness } from "./schemas/fairness.ts";
import type { Navigation } from "./schemas/navigation.ts";
import type { Partner } from "./schemas/partners.ts";
import type { Plan } from "./schemas/plans.ts";
import type { Product } from "./schemas/products.ts";
import type { ProgramPage } from "./schemas/programs.ts";
import type { WallName } from "./schemas/walls.ts";

/**
 * The data that every page gets: the JSON of site/_data by file name, and values that the build adds. content.ts
 * validates the JSON, so these types hold.
 */
export interface SiteData {
	site: Site;
	navigation: Navigation;
	/** Words of the layout, shared by every page. */
	everyPage: EveryPage;
	/** The quiz's words in the language of the page. */
	words: Words;
	edition?: Edition;
	/** The translations by language code, without English. */
	translations: Readonly<Record<string, Translation>>;
	/**
	 * Page content by page name. `PageData` types a page's own content; other pages may read only the parts listed
	 * here.
	 */
	pages: Readonly<Record<string, { readonly metadata: PageMetadata }>> & {
		readonly privacy: { readonly choice: Consent };
	};
	fairness: Fairness;
	/** The articles, newest first. */
	articles: readonly Article[];
	/* Collections, keyed by the item's file name. */
	events: Collection<EventItem>;
	partners: Collection<Partner>;
	plans: Readonly<Record<string, Plan>>;
	products: Collection<Product>;
	programs: Readonly<Record<string, ProgramPage>>;
	forms: Forms;
	formWords: FormWords;
	mailWords: MailWords;
	page: {
		/** The name of the page's folder and of its file in site/_data/pages. */
		fileSlug: string;
		/** Path from the site's root, with a leading and a trailing slash. */
		url: string;
	};
	/** Set by the page: see eleventy/page.ts. */
	metadata(data: SiteData): PageMetadata;
	/** The data key of the item, on translated templates with one page per item. */
	itemKey?: string;
	/** `all` is every page, `listed` only the pages that search engines may index. */
	collections: { readonly all: readonly CollectedPage[]; readonly listed: readonly ListedPage[] };
	environment: Environment;
	/** The build's date (see `readBuildDate`), in ISO 8601. */
	buildDate: string;
	assets: Assets;
	widget: WidgetBuild;
	eleventy: { readonly env: { readonly runMode: "build" | "serve" | "watch" } };
}

/** The data of a page, with the page's content typed by its schema. */
export type PageData<Name extends string, Schema extends z.ZodType> = SiteData & {
	readonly pages: Readonly<Record<Name, z.infer<Schema>>>;
};

export interface CollectedPage {
	readonly url: string;
	readonly data: SiteData;
}

/** A page that search engines may index. */
export interface ListedPage {
	readonly url: string;
	readonly title: string;
	readonly description: string;
}

/** A page's metadata, for search engines, shared links and lists of pages. */
export interface PageMetadata {
	/** The page's title, without the site's name. */
	title: string;
	description: string;
	/** Whether search engines may index the page; true by default. */
	indexed?: boolean;
	/** Whether the page has a generated share image; true by default. */
	shareImage?: boolean;
	/** The original's path and title, if this page is a copy made only for link previews. */
	copyOf?: { path: string; title: string };
	/** Structured data specific to the page. The layout adds the organization (home page) or the breadcrumb. */
	jsonLd?: readonly Thing[];
	/** The breadcrumb's links between the home page and this page, if the URL's path does not contain them. */
	crumbs?: readonly Link[];
	/** The color of the share image; green by default. */
	dye?: Dye;
	/** The picture of cloth in the share image. */
	wall?: WallName;
	/** A quilt that the share image shows instead of title and cloth. */
	quilt?: PageQuilt;
}
