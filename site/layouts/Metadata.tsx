import { ENGLISH } from "../../shared/language.ts";
import { fill } from "../../shared/quiz/fill.ts";
import type { SiteData, Thing } from "../data.ts";
import { otherLanguages } from "../eleventy/localization.ts";
import { addressOf } from "../eleventy/seo/address.ts";
import { crumbsOf } from "../eleventy/seo/crumbs.ts";
import { breadcrumb, organization, serializeJsonLd } from "../eleventy/seo/structured-data.ts";
import { CARD } from "../eleventy/share/card.tsx";
import { shareImage } from "../eleventy/share/images.ts";

export function Metadata({ data }: { data: SiteData }) {
	const { site, environment, navigation, page, everyPage } = data;
	const { title, description, indexed = true, jsonLd = [], crumbs, copyOf } = data.metadata(data);
	const address = environment.siteUrl + (copyOf?.path ?? page.url);
	const isHome = page.url === "/";
	const image = addressOf(environment, shareImage(data).path);
	const own = isHome
		? organization(data)
		: breadcrumb(data, crumbsOf(navigation, page.url, title, crumbs));
	return (
		<>
			<title>
				{isHome ? `${site.name}: ${title}` : `${copyOf?.title ?? title} | ${site.name}`}
			</title>
			<meta name="description" content={description} />
			{indexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
			{indexed && <Alternates data={data} />}
			<meta
				property="og:type"
				content={jsonLd.some((thing) => thing["@type"] === "Article") ? "article" : "website"}
			/>
			<meta property="og:site_name" content={site.name} />
			<meta property="og:locale" content={data.words.language.locale.replace("-", "_")} />
			<meta property="og:title" content={title} />
			<meta property="og:description" content={description} />
			<meta property="og:url" content={address} />
			<meta property="og:image" content={image} />
			<meta property="og:image:width" content={String(CARD.width)} />
			<meta property="og:image:height" content={String(CARD.height)} />
			<meta property="og:image:alt" content={fill(everyPage.shareImage, { title })} />
			<meta name="twitter:card" content="summary_large_image" />
			{indexed && (
				<StructuredData
					things={[
						own,
						...jsonLd.map((each) => (PICTURED.includes(each["@type"]) ? { ...each, image } : each)),
					]}
				/>
			)}
		</>
	);
}

/** The `hreflang` links to the page in all languages, including the page itself. */
function Alternates({ data }: { data: SiteData }) {
	const others = otherLanguages(data);
	if (others.length === 0) return null;
	const { words, page, environment } = data;
	const languages = [{ language: words.language, url: page.url }, ...others];
	return [
		...languages.map(({ language: { lang }, url }) => [lang, url] as const),
		...languages
			.filter(({ language: { lang } }) => lang === ENGLISH.lang)
			.map(({ url }) => ["x-default", url] as const),
	].map(([lang, url]) => (
		<link key={lang} rel="alternate" hrefLang={lang} href={environment.siteUrl + url} />
	));
}

/** Types of structured data that need an image; they get the page's share image. */
const PICTURED = ["Product", "Article", "Event"];

/** The page's JSON-LD. The Content Security Policy does not apply to these scripts, because they are data. */
function StructuredData({ things }: { things: readonly Thing[] }) {
	return things.map(serializeJsonLd).map((json) => (
		<script
			key={json}
			type="application/ld+json"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: React's HTML entities would break JSON; serializeJsonLd escapes
			dangerouslySetInnerHTML={{ __html: json }}
		/>
	));
}
