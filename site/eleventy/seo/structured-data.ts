import type { SiteData, Thing } from "../../data.ts";
import type { AcademyProgram } from "../../domain/academy-programs.ts";
import { type Article, articlePath } from "../../domain/articles.ts";
import { localIso } from "../../domain/dates.ts";
import type { ScheduledEvent } from "../../domain/event-schedule.ts";
import { wordsOfSentence } from "../../domain/sentences.ts";
import type { Product } from "../../schemas/products.ts";
import { addressOf } from "./address.ts";

/*
 * Functions that build JSON-LD. The layout adds the organization (home page) or the breadcrumb (other pages); pages
 * return other data as `jsonLd`. Paths are from the site's root, or full URLs.
 */

type SeoData = Pick<SiteData, "site" | "environment">;

export function organization({
	site,
	environment,
	assets,
}: SeoData & Pick<SiteData, "assets">): Thing {
	return {
		...provider({ site, environment }),
		slogan: site.tagline,
		description: site.description,
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

/** Describes a course without its price: Google accepts prices only with hours or days, which no page states. */
export function course(data: SeoData, { slug, title, page }: AcademyProgram): Thing {
	return {
		"@type": "Course",
		name: title,
		description: page.metadata.description,
		url: addressOf(data.environment, `/academy/${slug}`),
		provider: provider(data),
		inLanguage: data.site.locale,
	};
}

/** Describes a product that has a price, because Google rejects products without a price. */
export function product(
	{ site, environment }: SeoData,
	{ slug, title, description, category, price, example }: Product,
): Thing[] {
	if (price === null || example) return [];
	const url = addressOf(environment, `/shop/${slug}`);
	const availability = "https://schema.org/InStock";
	return [
		{
			"@type": "Product",
			name: title,
			description,
			url,
			category,
			brand: { "@type": "Brand", name: site.name },
			offers: { "@type": "Offer", price, priceCurrency: "USD", availability, url },
		},
	];
}

export function event(
	data: SeoData,
	{ slug, title, description, status, starts, ends, wholeDays, ...event }: ScheduledEvent,
): Thing {
	const { timeZone, venue, location } = event;
	const url = addressOf(data.environment, `/events#${slug}`);
	const mode = venue === "online" ? "Online" : "Offline";
	return {
		"@type": "Event",
		name: title,
		description: wordsOfSentence(description),
		startDate: wholeDays?.first ?? localIso(starts, timeZone),
		endDate: wholeDays?.last ?? localIso(ends, timeZone),
		url,
		eventStatus: `https://schema.org/Event${status === "canceled" ? "Cancelled" : "Scheduled"}`,
		eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
		location:
			venue === "online"
				? { "@type": "VirtualLocation", url }
				: { "@type": "Place", name: location, address: location },
		organizer: provider(data),
	};
}

export function article(
	data: SeoData,
	{ slug, title, excerpt, author, date, category, tags }: Article,
): Thing {
	const url = addressOf(data.environment, articlePath(slug));
	return {
		"@type": "Article",
		headline: title,
		description: excerpt,
		url,
		mainEntityOfPage: url,
		author: author === data.site.name ? provider(data) : { "@type": "Person", name: author },
		publisher: provider(data),
		datePublished: date,
		articleSection: category,
		keywords: tags.join(", "),
		inLanguage: data.site.locale,
	};
}

export function faqPage(
	items: readonly { readonly question: string; readonly answer: string }[],
): Thing {
	return {
		"@type": "FAQPage",
		mainEntity: items.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: wordsOfSentence(answer) },
		})),
	};
}

/** References the organization by `@id`, and repeats the name for consumers that ignore `@id`. */
function provider({ site, environment }: SeoData) {
	return {
		"@type": "EducationalOrganization",
		"@id": `${environment.siteUrl}/#organization`,
		name: site.name,
		url: addressOf(environment, "/"),
	};
}

/** Serializes JSON-LD for a script element, where `<` must be escaped. */
export function serializeJsonLd(thing: Thing): string {
	const text = JSON.stringify({ "@context": "https://schema.org", ...thing });
	return text.replaceAll("<", "\\u003c");
}
