/*
 * `npm run bench:build`: how long a production build takes, and how long the pages take to build when there are more
 * and more articles, in copies of the project. It prints the figures and writes them into docs/performance.md.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeSection } from "../../tools/files.ts";
import { runPackage } from "../../tools/run.ts";
import { copyProject } from "../copy-project.ts";
import { table } from "./report.ts";

/** Pages that are added to those of the site. */
const ADDED = [0, 250, 500, 1000, 2000];

/** Production builds of each kind; the least time counts. */
const BUILDS = 3;

const ARTICLES = "site/articles";

const production = await inCopy(0, async (folder) => [
	["cold", await buildTime(folder, ["dist", ".cache"])],
	["warm", await buildTime(folder, [])],
]);
const rows: { added: number; time: number }[] = [];
for (const added of ADDED) {
	const printed = await inCopy(added, async (cwd) =>
		execFileSync(process.execPath, ["tools/rebuild.js"], { cwd, encoding: "utf8" }),
	);
	console.log(`${added} articles more: ${printed.trim()} ms`);
	rows.push({ added, time: Number(printed) });
}
const [{ time: own } = { time: 0 }] = rows;
writeSection(
	"docs/performance.md",
	"bench:build",
	[
		table(["production build", "time"], production),
		table(
			["articles more", "all pages", "for each article"],
			rows.map(({ added, time }) => [
				String(added),
				`${time} ms`,
				added > 0 ? `${((time - own) / added).toFixed(2)} ms` : "",
			]),
		),
	].join("\n\n"),
);

/** Does something with a copy of the project that has more articles. */
async function inCopy<Result>(
	added: number,
	action: (folder: string) => Promise<Result>,
): Promise<Result> {
	const folder = copyProject();
	try {
		addArticles(join(folder, ARTICLES), added);
		return await action(folder);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/**
 * The least time of several production builds.
 * @param without - folders that are deleted before each of them
 */
async function buildTime(folder: string, without: readonly string[]): Promise<string> {
	let least = Number.POSITIVE_INFINITY;
	for (let build = 0; build < BUILDS; build++) {
		for (const name of without) rmSync(join(folder, name), { recursive: true, force: true });
		const { passed, seconds, output } = await runPackage("@11ty/eleventy", ["--quiet"], {
			cwd: folder,
		});
		if (!passed) throw new Error(output);
		least = Math.min(least, seconds);
	}
	const time = `${least.toFixed(1)} s`;
	console.log(`A production build without ${without.join(" and ") || "changes"}: ${time}`);
	return time;
}

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
