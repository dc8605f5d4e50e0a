import { BUILD_INFO_PATH, type BuildInfo, type SpokenWords } from "../../../shared/build-info.ts";
import type { VisitorWords } from "../../../shared/content/mail-words.ts";
import { en } from "../../../shared/quiz/en.ts";
import type { Words } from "../../../shared/quiz/translation.ts";
import type { ListedPage, SiteData } from "../../data.ts";
import { withWaitlist } from "../../domain/enrollment.ts";
import { itemsOf } from "../../domain/examples.ts";
import { headerRules, SPECULATION_RULES, speculationRules } from "../../eleventy/headers.ts";
import { MANIFEST_PATH, manifest } from "../../eleventy/icon.ts";
import { addressOf } from "../../eleventy/seo/address.ts";

interface TextFile {
	/** Path from the site's root. */
	path: string;
	text(data: SiteData): string;
}

const SECURITY_PATH = "/.well-known/security.txt";

const FILES: readonly TextFile[] = [
	{ path: BUILD_INFO_PATH, text: buildInfo },
	// Cloudflare compresses by itself, and would serve the copies as files.
	{ path: "/.assetsignore", text: () => "*.br\n*.gz\n" },
	{ path: "/_headers", text: headers },
	{ path: "/llms.txt", text: llms },
	{
		path: MANIFEST_PATH,
		text: ({ site, environment, assets }) => manifest(site, environment, assets.icons),
	},
	{ path: "/robots.txt", text: robots },
	{ path: SECURITY_PATH, text: security },
	{ path: "/sitemap.xml", text: sitemap },
	{ path: `/${SPECULATION_RULES}`, text: ({ environment }) => speculationRules(environment) },
];

export const data = {
	pagination: {
		// Eleventy's pagination requires the name of existing data, here `site`; `before` replaces that data with the
		// files.
		data: "site",
		before: () => FILES,
		alias: "file",
		size: 1,
	},
	permalink: ({ file }: { file: TextFile }) => file.path,
	eleventyAllowMissingExtension: true,
	eleventyExcludeFromCollections: true,
};

export default function TextFiles(data: SiteData & { file: TextFile }): string {
	return data.file.text(data);
}

/**
 * Returns the facts about this site that the inbox needs to deliver submissions. It reads them from one file, because a
 * Worker has no file system.
 */
function buildInfo(data: SiteData): string {
	const { site, environment, forms } = data;
	const { name, contactEmail, postalAddress, officeHours, editor } = site;
	const { inbox, notices } = data.mailWords;
	const info: BuildInfo = {
		siteUrl: environment.siteUrl,
		endpoint: environment.formsEndpoint,
		partners: itemsOf(data.partners).map(({ slug }) => slug),
		forms: withWaitlist(forms, data.programs, new Date(data.buildDate)),
		business: {
			name,
			contactEmail,
			postalAddress,
			timeZone: officeHours.timeZone,
			editor: editor && "/admin/",
		},
		words: { inbox, notices },
		formWords: { ascii: data.formWords.ascii, blank: data.formWords.blank },
		languages: {
			en: spokenWords(en, data.mailWords),
			...Object.fromEntries(
				Object.entries(data.translations).map(([lang, { words, mail }]) => [
					lang,
					spokenWords(words, mail),
				]),
			),
		},
		mailEach: site.mailEach,
		retention: site.keep,
		fontFaces: data.assets.faces.css,
	};
	return `${JSON.stringify(info)}\n`;
}

/** Picks the words of a language that visitors read in mails and on the inbox's pages. */
function spokenWords(words: Words, { visitor, pages, faults }: VisitorWords): SpokenWords {
	const { language, credits, email, mail, results, roles, pillars, programs } = words;
	return {
		quiz: { language, credits, email, mail, results, roles, pillars, programs },
		mail: { visitor, pages, faults },
	};
}

/** Returns the site's response headers in the `_headers` format of hosts such as Netlify and Cloudflare. */
function headers({ environment, assets, collections, widget }: SiteData): string {
	const pages = collections.all.map(({ url }) => url);
	return headerRules(
		environment,
		pages,
		{
			styles: [assets.criticalStyle, widget.style],
			scripts: [assets.scripts.earlyStart],
		},
		Object.keys(widget.versions.versions),
	);
}

interface Listing extends Pick<SiteData, "environment"> {
	collections: Pick<SiteData["collections"], "listed">;
}

/** Returns llms.txt (https://llmstxt.org): an overview of the site in Markdown, for language models. */
export function llms({ site, environment, collections }: Listing & Pick<SiteData, "site">): string {
	const line = ({ url, title, description }: ListedPage) =>
		`- [${title}](${addressOf(environment, url)}): ${description}\n`;
	const sections = [...bySection(collections.listed)].map(
		([name, members]) => `\n## ${name}\n\n${members.map(line).join("")}`,
	);
	return `# ${site.name}\n\n> ${site.description}\n${sections.join("")}`;
}

/**
 * Groups pages by the first segment of their path, under the title of the group's first page. Single pages are under
 * "Pages".
 */
function bySection(pages: readonly ListedPage[]): Map<string, ListedPage[]> {
	const folders = new Map<string, ListedPage[]>();
	for (const page of pages) {
		const folder = page.url.split("/")[1] ?? "";
		folders.set(folder, folders.get(folder) ?? []);
		folders.get(folder)?.push(page);
	}
	const sections = new Map<string, ListedPage[]>([["Pages", []]]);
	for (const members of folders.values()) {
		const name = members.length > 1 ? (members[0]?.title ?? "") : "Pages";
		sections.set(name, [...(sections.get(name) ?? []), ...members]);
	}
	return sections;
}

function robots({ environment }: SiteData): string {
	return `User-agent: *\nAllow: /\n\nSitemap: ${addressOf(environment, "/sitemap.xml")}\n`;
}

/** Returns security.txt (RFC 9116): where to report a vulnerability. The file expires after a year. */
export function security({
	site,
	environment,
	buildDate,
}: Pick<SiteData, "site" | "environment" | "buildDate">): string {
	const expires = new Date(buildDate);
	expires.setUTCFullYear(expires.getUTCFullYear() + 1);
	return [
		`Contact: mailto:${site.securityEmail}`,
		`Expires: ${expires.toISOString()}`,
		`Preferred-Languages: ${site.locale.slice(0, 2)}`,
		`Canonical: ${addressOf(environment, SECURITY_PATH)}`,
		"",
	].join("\n");
}

/**
 * Returns the sitemap (https://www.sitemaps.org). It has no `lastmod`, because search engines ignore dates that are not
 * accurate.
 */
export function sitemap({ environment, collections }: Listing): string {
	const entries = collections.listed.map(
		({ url }) => `\t<url><loc>${addressOf(environment, url)}</loc></url>\n`,
	);
	return [
		'<?xml version="1.0" encoding="UTF-8"?>\n',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
		...entries,
		"</urlset>\n",
	].join("");
}
