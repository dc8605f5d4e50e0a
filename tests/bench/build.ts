/*
 * `npm run bench:build`: how long the pages take to build when there are more and more articles, in copies of the
 * project. It prints the figures and writes them into docs/performance.md.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeSection } from "../../tools/document-section.ts";
import { copyProject } from "../e2e/project-copy.ts";
import { table } from "./report.ts";

/** Pages that are added to those of the site. */
const ADDED = [0, 250, 500, 1000, 2000];

const ARTICLES = "site/articles";

const rows = ADDED.map((added) => {
	const folder = copyProject((path) => !/^(?:tests|site\/images)(?:\/|$)/.test(path));
	try {
		addArticles(join(folder, ARTICLES), added);
		const time = Number(
			execFileSync(process.execPath, ["tools/rebuild.js"], { cwd: folder, encoding: "utf8" }),
		);
		console.log(`${added} articles more: ${time} ms`);
		return { added, time };
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
});
const [{ time: own } = { time: 0 }] = rows;
writeSection(
	"docs/performance.md",
	"bench:build",
	table(
		["articles more", "all pages", "for each article"],
		rows.map(({ added, time }) => [
			String(added),
			`${time} ms`,
			added > 0 ? `${((time - own) / added).toFixed(2)} ms` : "",
		]),
	),
);

/** Writes copies of the site's own articles under other names and dates. */
function addArticles(folder: string, count: number): void {
	const texts = readdirSync(folder)
		.filter((file) => file.endsWith(".md"))
		.map((file) => readFileSync(join(folder, file), "utf8"));
	for (let index = 0; index < count; index++) {
		const text = texts[index % texts.length] ?? "";
		const named = text.replace(/^title: .*$/m, `title: The article with number ${index}`);
		writeFileSync(join(folder, `article-${index}.md`), named);
	}
}
