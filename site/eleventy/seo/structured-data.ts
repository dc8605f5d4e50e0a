import type { SiteData } from "../../data.ts";
import { addressOf, completeAddress } from "./address.ts";

/*
 * Functions that build JSON-LD. The layout adds the organization and the breadcrumbs; pages return other data as
 * `jsonLd`. Paths are from the site's root, or full URLs.
 */

export type SeoData = Pick<SiteData, "site" | "environment">;

const AVAILABLE = "https://schema.org/InStock";

export function organization({
	site,
	environment,
	assets,
}: SeoData & Pick<SiteData, "assets">): Thing {
	return {
		"@type": "EducationalOrganization",
		...reference(environment),
		name: site.name,
		slogan: site.tagline,
		description: site.description,
		url: addressOf(environment, "/"),
		logo: addressOf(environment, assets.icons.png[512]),
		email: site.contactEmail,
		sameAs: site.social.map(({ url }) => url),
	};
}

export function breadcrumb(
	{ environment }: SeoData,
	crumbs: readonly { label: string; href: string }[],
): Thing {
	return {
		"@type": "BreadcrumbList",
		itemListElement: crumbs.map(({ label, href }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name: label,
			item: addressOf(environment, href),
		})),
	};
}

interface CourseFacts {
	name: string;
	description: string;
	path: string;
}

/** A course without a price: Google accepts prices only with hours or days, which no page states. */
export function course(
	{ site, environment }: SeoData,
	{ name, description, path }: CourseFacts,
): Thing {
	return {
		"@type": "Course",
		name,
		description,
		url: addressOf(environment, path),
		provider: provider(site.name, environment),
		inLanguage: site.locale,
	};
}

interface ProductFacts {
	name: string;
	description: string;
	path: string;
	category: string;
	price: number;
}

/** A product; Google rejects products without a price. */
export function product(
	{ site, environment }: SeoData,
	{ name, description, path, category, price }: ProductFacts,
): Thing {
	const url = addressOf(environment, path);
	return {
		"@type": "Product",
		name,
		description,
		url,
		category,
		brand: { "@type": "Brand", name: site.name },
		offers: { "@type": "Offer", price, priceCurrency: "USD", availability: AVAILABLE, url },
	};
}

export interface EventFacts {
	name: string;
	description: string;
	/** The start in ISO 8601 with an offset: `2026-12-05T10:00:00-05:00`. */
	start: string;
	end?: string;
	/** The venue; null = online. */
	place: string | null;
	path: string;
}

export function event(
	{ site, environment }: SeoData,
	{ name, description, start, end, place, path }: EventFacts,
): Thing {
	const url = addressOf(environment, path);
	const mode = place === null ? "Online" : "Offline";
	return {
		"@type": "Event",
		name,
		description,
		startDate: start,
		endDate: end,
		url,
		eventStatus: "https://schema.org/EventScheduled",
		eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
		location:
			place === null
				? { "@type": "VirtualLocation", url }
				: { "@type": "Place", name: place, address: place },
		organizer: provider(site.name, environment),
	};
}

export interface ArticleFacts {
	title: string;
	description: string;
	path: string;
	author: string;
	/** The date of publication: `2026-10-01`, with or without a time. */
	date: string;
	section: string;
	tags?: readonly string[];
	image?: string;
}

export function article(
	{ site, environment }: SeoData,
	{ title, description, path, author, date, section, tags = [], image }: ArticleFacts,
): Thing {
	const url = addressOf(environment, path);
	return {
		"@type": "Article",
		headline: title,
		description,
		url,
		mainEntityOfPage: url,
		image: image && completeAddress(environment, image),
		author:
			author === site.name ? provider(site.name, environment) : { "@type": "Person", name: author },
		publisher: provider(site.name, environment),
		datePublished: date,
		articleSection: section,
		keywords: tags.length > 0 ? tags.join(", ") : undefined,
		inLanguage: site.locale,
	};
}

export function faqPage(
	items: readonly { readonly question: string; readonly answer: string | readonly string[] }[],
): Thing {
	return {
		"@type": "FAQPage",
		mainEntity: items.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: [answer].flat().join("\n\n") },
		})),
	};
}

function reference(environment: SeoData["environment"]) {
	return { "@id": `${environment.siteUrl}/#organization` };
}

/** References the provider by `@id`, and repeats the name for consumers that ignore `@id`. */
function provider(name: string, environment: SeoData["environment"]) {
	return {
		"@type": "EducationalOrganization",
		...reference(environment),
		name,
		url: addressOf(environment, "/"),
	};
}

/** A JSON-LD value; undefined properties are omitted. */
type Value = string | number | boolean | undefined | Thing | readonly Value[];

/** A node in the vocabulary of https://schema.org. */
export interface Thing {
	readonly "@type": string;
	readonly [property: string]: Value;
}

/** Serializes JSON-LD for a script element, where `<` must be escaped. */
export function serializeJsonLd(thing: Thing): string {
	const text = JSON.stringify({ "@context": "https://schema.org", ...thing });
	return text.replaceAll("<", "\\u003c");
}
