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
import type { WallName } from "./quilt/walls.ts";
import type { Article } from "./rules/articles.ts";
import type { Consent } from "./schemas/consent.ts";
import type { EventItem } from "./schemas/events.ts";
import type { EveryPage } from "./schemas/every-page.ts";
import type { Fairness } from "./schemas/fairness.ts";
import type { Navigation } from "./schemas/navigation.ts";
import type { Partner } from "./schemas/partners.ts";
import type { Photographs } from "./schemas/photos.ts";
import type { Plan } from "./schemas/plans.ts";
import type { Product } from "./schemas/products.ts";
import type { ProgramPage } from "./schemas/programs.ts";

/**
 * The data of every page: the JSON of site/_data by file name, and what the build adds. content.ts has validated it, so
 * these types hold.
 */
export interface SiteData {
	site: Site;
	navigation: Navigation;
	/** The words around the content of every page. */
	everyPage: EveryPage;
	/** What the quiz says in the language of the page. */
	words: Words;
	edition?: Edition;
	/** The languages besides English. */
	translations: Readonly<Record<string, Translation>>;
	/** By the page's name. PageData types a page's own; other pages read these parts alone. */
	pages: Readonly<Record<string, unknown>> & {
		readonly privacy: { readonly choice: Consent };
	};
	fairness: Fairness;
	/** The newest first. */
	articles: readonly Article[];
	/* Collections, by the item's file name. */
	events: Readonly<Record<string, EventItem>>;
	partners: Readonly<Record<string, Partner>>;
	plans: Readonly<Record<string, Plan>>;
	products: Readonly<Record<string, Product>>;
	programs: Readonly<Record<string, ProgramPage>>;
	photos: Photographs;
	forms: Forms;
	formWords: FormWords;
	mailWords: MailWords;
	page: EleventyPage;
	metadata(data: SiteData): PageMetadata;
	/** `all` is every page, `listed` those that search engines may list. */
	collections: { readonly all: readonly CollectedPage[]; readonly listed: readonly ListedPage[] };
	environment: Environment;
	/** The date of the build (see readBuildDate), in ISO 8601. */
	buildDate: string;
	assets: Assets;
	widget: WidgetBuild;
	eleventy: { readonly env: { readonly runMode: "build" | "serve" | "watch" } };
}

/** The data of a page, with its words in the type of their schema. */
export type PageData<Name extends string, Schema extends z.ZodType> = SiteData & {
	readonly pages: Readonly<Record<Name, z.infer<Schema>>>;
};

interface EleventyPage {
	/** Path from the site's root, with a slash at both ends. */
	url: string;
}

export interface CollectedPage {
	readonly url: string;
	readonly data: SiteData;
}

/** A page that search engines may list. */
export interface ListedPage {
	readonly url: string;
	readonly title: string;
	readonly description: string;
}

/** A page's metadata, for search engines, shared links and lists of pages. */
export interface PageMetadata {
	/** Without the site's name. */
	title: string;
	description: string;
	/** Whether search engines may list the page; true by default. */
	indexed?: boolean;
	/** Whether links to the page show an image of ours; true by default. */
	shareImage?: boolean;
	/** For a copy that only link previews see: the original's address and title. */
	copyOf?: { path: string; title: string };
	/** Structured data of the page's kind. The layout adds the organization and the breadcrumb. */
	jsonLd?: readonly Thing[];
	/** The pages between the home page and this one, where the address does not tell. */
	crumbs?: readonly Link[];
	/** The cloth of the share image; by default that of the home page. */
	wall?: WallName;
	/** What the share image shows in the place of title and cloth. */
	quilt?: PageQuilt;
}
