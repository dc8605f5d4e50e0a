import type { z } from "zod";
import type { Link } from "../shared/content/fields.ts";
import type { Forms, FormWords } from "../shared/content/forms.ts";
import type { MailWords, visitorWordsSchema } from "../shared/content/mail-words.ts";
import type { Analytics, Site } from "../shared/content/site-schema.ts";
import type { Json } from "../shared/content/translatable.ts";
import type { reviewSchema } from "../shared/content/translation-schemas.ts";
import type { RoleKey } from "../shared/quiz/keys.ts";
import type { Words } from "../shared/quiz/translation.ts";
import type { WidgetBuild } from "../widget/build.ts";
import type { Article } from "./domain/articles.ts";
import type { Collection } from "./domain/examples.ts";
import type { Dye } from "./domain/tones.ts";
import type { buildScripts } from "./eleventy/scripts.ts";
import type { PrivacyPage } from "./pages/privacy/schema.ts";
import type { EventItem } from "./schemas/events.ts";
import type { EveryPage } from "./schemas/every-page.ts";
import type { Fairness } from "./schemas/fairness.ts";
import type { Navigation } from "./schemas/navigation.ts";
import type { WallName } from "./schemas/page-parts.ts";
import type { Partner } from "./schemas/partners.ts";
import type { Plan } from "./schemas/plans.ts";
import type { Product } from "./schemas/products.ts";
import type { ProgramPage } from "./schemas/programs.ts";

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
	localized?: Localized;
	/** The translations by language code, without English. */
	translations: Readonly<Record<string, Translation>>;
	/**
	 * Page content by page name. `PageData` types a page's own content; other pages may read only the parts listed
	 * here.
	 */
	pages: Readonly<Record<string, { readonly metadata: PageMetadata }>> & {
		readonly privacy: Pick<PrivacyPage, "choice" | "metadata">;
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
	/** The page's great sentence, for the share image; the description's first sentence by default. */
	great?: string | undefined;
	/** The color of the share image; green by default. */
	dye?: Dye;
	/** The picture of cloth in the share image. */
	wall?: WallName;
	/** A quilt that the share image shows instead of title and cloth. */
	quilt?: PageQuilt;
}

/** The language and item of one page of a translated template. */
export interface Localized<Item = unknown> {
	readonly words: Words;
	readonly item: Item;
}

/** A language's words, with the state of their review. */
export interface Translation {
	readonly words: Words;
	readonly review: z.infer<typeof reviewSchema>;
	readonly navigation: Navigation;
	readonly mail: z.infer<typeof visitorWordsSchema>;
	/* The words of the site's files, which take the place of the English ones. */
	readonly everyPage: Json;
	readonly formWords: Json;
	readonly pages: Readonly<Record<string, Json>>;
}

/** The URLs and services of this build. */
export interface Environment {
	/** Origin and path prefix, without a slash at the end: `https://www.example.org/preview`. */
	siteUrl: string;
	/** The path of `siteUrl`, with a leading and a trailing slash: `/` or `/preview/`. */
	pathPrefix: string;
	/** The URL of the forms server, without a trailing slash; null = sending is simulated. */
	formsEndpoint: string | null;
	analytics: Analytics;
}

/** A quilt of role blocks in rows, for the share image of the quiz or of a role. */
export interface PageQuilt {
	slug: string;
	/** The words below the quilt, which replace the page's title. */
	title: string;
	/** The meaning of the title, and a question to the reader. */
	text?: { meaning: string; question: string };
	roles: readonly [RoleKey, ...RoleKey[]];
	columns: number;
}

/** A JSON-LD value; undefined properties are omitted. */
type Value = string | number | boolean | undefined | Thing | readonly Value[];

/** A node in the vocabulary of https://schema.org. */
export interface Thing {
	readonly "@type": string;
	readonly [property: string]: Value;
}

/** Files whose names the build generates, as paths from the site's root. */
export interface Assets {
	/** The critical CSS, inlined in every page: tokens, font faces and the styles above the fold. */
	readonly criticalStyle: string;
	/** The stylesheet of every page, with all other styles. */
	readonly stylesheet: string;
	/** The stylesheet of the quiz on paper. */
	readonly paperStylesheet: string;
	/** `@font-face` rules, and the font stacks as `--font-display` and `--font-text`. */
	readonly faces: { readonly css: string };
	/** Font files to preload. */
	readonly fonts: readonly string[];
	readonly icons: Icons;
	/** By file name in site/images. */
	readonly photos: Readonly<Record<string, BuiltPhoto>>;
	readonly scripts: Readonly<Awaited<ReturnType<typeof buildScripts>>>;
}

/** Paths of icons; those for `<use>` include the path prefix. */
export interface Icons {
	readonly vector: string;
	/** Line art of the roles' blocks: a symbol for each role, named by its key. */
	readonly outlines: string;
	/** The wheel with the id `wheel`; pages can set its colors with `--wheel-cloth` and `--wheel-line`. */
	readonly wheel: string;
	/** The wheel of the example circle, with wedges dyed according to its people. */
	readonly circle: string;
	/** The wide quilt pictures. */
	readonly walls: Readonly<Record<WallName, string>>;
	/** Home screen icons, by side length in pixels. */
	readonly png: Readonly<Record<180 | 192 | 512, string>>;
	/** The icon with a margin, for systems that crop icons. */
	readonly maskable: string;
}

/** A photo in several formats and widths. */
export interface BuiltPhoto {
	readonly src: string;
	readonly width: number;
	readonly height: number;
	readonly sources: readonly { readonly type: string; readonly srcset: string }[];
}
