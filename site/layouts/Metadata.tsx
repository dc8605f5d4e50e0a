import type { Link } from "../../shared/content/fields.ts";
import { addressOf } from "../build/seo/address.ts";
import { crumbsOf } from "../build/seo/crumbs.ts";
import type { Thing } from "../build/seo/json-ld.ts";
import { breadcrumb, organization } from "../build/seo/structured-data.ts";
import { CARD, type PageBlock } from "../build/share/card.ts";
import type { SiteData } from "../data.ts";
import { StructuredData } from "./StructuredData.tsx";

export interface MetadataProps {
	/** Without the site's name. */
	title: string;
	description: string;
	/** Whether search engines may list the page. */
	indexed?: boolean | undefined;
	/** Structured data of the page's kind; the organization and the breadcrumb come by themselves. */
	jsonLd?: readonly Thing[] | undefined;
	/** The pages between the home page and this one, where the address doesn't tell. */
	crumbs?: readonly Link[] | undefined;
	/** The quilt block of the share image, where it isn't that of the page's head. */
	block?: PageBlock | undefined;
}

/** What search engines and shared links show of a page. */
export function Metadata({
	data,
	title,
	description,
	indexed = true,
	jsonLd = [],
	crumbs,
	block,
}: MetadataProps & { data: SiteData }) {
	const { site, environment, navigation, page, assets } = data;
	assets.pageList.enter({ url: page.url, title, description, indexed });
	const address = environment.siteUrl + page.url;
	const isHome = page.url === "/";
	const way = crumbsOf(navigation, page.url, title, crumbs);
	const image = addressOf(
		environment,
		assets.shareImages.pathOf({
			title,
			label: way.slice(1).at(-2)?.label,
			siteName: site.name,
			block: block ?? { slug: lastPart(page.url) },
		}),
	);
	const own = isHome ? organization(data) : breadcrumb(data, way);
	return (
		<>
			<title>{isHome ? `${site.name}: ${title}` : `${title} | ${site.name}`}</title>
			<meta name="description" content={description} />
			{indexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
			<meta property="og:type" content={isArticle(jsonLd) ? "article" : "website"} />
			<meta property="og:site_name" content={site.name} />
			<meta property="og:title" content={title} />
			<meta property="og:description" content={description} />
			<meta property="og:url" content={address} />
			<meta property="og:image" content={image} />
			<meta property="og:image:width" content={String(CARD.width)} />
			<meta property="og:image:height" content={String(CARD.height)} />
			<meta property="og:image:alt" content={`${title}, with a quilt block`} />
			<meta name="twitter:card" content="summary_large_image" />
			{indexed && (
				<StructuredData things={[own, ...jsonLd.map((thing) => pictured(thing, image))]} />
			)}
		</>
	);
}

/** What a page is called in its address. */
function lastPart(url: string): string {
	return (
		url
			.replace(/\.html$/, "")
			.split("/")
			.filter(Boolean)
			.at(-1) ?? "home"
	);
}

/** Kinds that readers want a picture of: without one of their own, they get the page's. */
const PICTURED = ["Product", "Article", "Event"];

function pictured(thing: Thing, image: string): Thing {
	return PICTURED.includes(thing["@type"]) ? { ...thing, image: thing.image ?? image } : thing;
}

function isArticle(things: readonly Thing[]): boolean {
	return things.some((thing) => thing["@type"] === "Article");
}
