import type { ListedPage, SiteData } from "../../data.ts";
import { addressOf } from "../../eleventy/seo/address.ts";

export const data = { permalink: "/llms.txt", eleventyExcludeFromCollections: true };

interface LlmsData extends Pick<SiteData, "site" | "environment"> {
	collections: { readonly listed: readonly ListedPage[] };
}

/** https://llmstxt.org: the site in one Markdown file, for language models. */
export default function Llms({ site, environment, collections }: LlmsData): string {
	const line = ({ url, title, description }: ListedPage) =>
		`- [${title}](${addressOf(environment, url)}): ${description}\n`;
	const sections = [...bySection(collections.listed)].map(
		([name, members]) => `\n## ${name}\n\n${members.map(line).join("")}`,
	);
	return `# ${site.name}\n\n> ${site.description}\n${sections.join("")}`;
}

/** Groups pages by the first part of their path, under the title of the first one. Single pages go under "Pages". */
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
