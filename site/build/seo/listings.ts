import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Site } from "../../../shared/content/site-schema.ts";
import { type Environment, readSite } from "../environment.ts";
import { addressOf } from "./address.ts";
import type { ListedPage } from "./page-list.ts";

/** Writes the files that tell machines what pages there are. */
export async function writeListings(
	outDir: string,
	environment: Environment,
	pages: readonly ListedPage[],
): Promise<void> {
	const files = {
		"sitemap.xml": sitemap(environment, pages),
		"robots.txt": robots(environment),
		"llms.txt": llms(await readSite(), environment, pages),
	};
	await Promise.all(
		Object.entries(files).map(([name, text]) => writeFile(join(outDir, name), text)),
	);
}

/** https://www.sitemaps.org; without dates, which would have to be true. */
export function sitemap(environment: Environment, pages: readonly ListedPage[]): string {
	const entries = pages.map(
		({ url }) => `\t<url><loc>${addressOf(environment, url)}</loc></url>\n`,
	);
	return [
		'<?xml version="1.0" encoding="UTF-8"?>\n',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
		...entries,
		"</urlset>\n",
	].join("");
}

function robots(environment: Environment): string {
	return `User-agent: *\nAllow: /\n\nSitemap: ${addressOf(environment, "/sitemap.xml")}\n`;
}

/** https://llmstxt.org: the site in one Markdown file, for readers with little room. */
export function llms(site: Site, environment: Environment, pages: readonly ListedPage[]): string {
	const line = ({ url, title, description }: ListedPage) =>
		`- [${title}](${addressOf(environment, url)}): ${description}\n`;
	const sections = [...bySection(pages)].map(
		([name, members]) => `\n## ${name}\n\n${members.map(line).join("")}`,
	);
	return `# ${site.name}\n\n> ${site.description}\n${sections.join("")}`;
}

/** Pages by the first part of their address where it holds several, under the title of the first. */
function bySection(pages: readonly ListedPage[]): Map<string, ListedPage[]> {
	const folder = ({ url }: ListedPage) => url.split("/")[1] ?? "";
	const sections = new Map<string, ListedPage[]>([["Pages", []]]);
	for (const page of pages) {
		const members = pages.filter((other) => folder(other) === folder(page));
		const name = members.length > 1 ? (members[0]?.title ?? "") : "Pages";
		sections.set(name, [...(sections.get(name) ?? []), page]);
	}
	return sections;
}
