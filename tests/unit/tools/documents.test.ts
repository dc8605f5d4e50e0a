import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import MarkdownIt from "markdown-it";
import { expect, test } from "vitest";
import { ROOT } from "../../../tools/root.js";

const FILES = ["README.md", "CONTRIBUTING.md", "docs", "inbox"];
const DOCUMENTS = execFileSync("git", ["ls-files", ...FILES], { cwd: ROOT, encoding: "utf8" })
	.split("\n")
	.filter((file) => file.endsWith(".md"));

/** Files that a document tells its reader to make. */
const EXAMPLES = /\/(?:visit-us|pt|releases)\b/;
/** A path from the top, or from the top of the inbox in its own documents. */
const PATH =
	/^(?:docs|inbox|shared|site|tests|tools|widget|accept|check|compose|deliver|limits|send|store)\/[\w./-]+$/;

interface Parts {
	readonly anchors: ReadonlySet<string>;
	readonly links: readonly string[];
	readonly paths: readonly string[];
}

function partsOf(file: string): Parts {
	const tokens = new MarkdownIt().parse(readFileSync(join(ROOT, file), "utf8"), {});
	const inline = tokens.flatMap(({ children }) => children ?? []);
	const headings = tokens.flatMap(({ type }, index) => {
		const parts = type === "heading_open" ? tokens[index + 1]?.children : undefined;
		return parts ? parts.map(({ content }) => content).join("") : [];
	});
	return {
		anchors: new Set(headings.map(anchorOf)),
		links: inline.flatMap((token) => token.attrGet("href") ?? token.attrGet("src") ?? []),
		paths: inline.filter(({ type }) => type === "code_inline").map(({ content }) => content),
	};
}

/** The id that GitHub gives a heading. */
function anchorOf(heading: string): string {
	return heading
		.toLowerCase()
		.replace(/[^\w\- ]/g, "")
		.replaceAll(" ", "-");
}

/** The links and paths of a document that don't exist. */
function missingIn(file: string): string[] {
	const { links, paths } = partsOf(file);
	const lost = links.filter((link) => {
		if (/^https?:/.test(link)) return false;
		const [path = "", anchor] = link.split("#");
		const target = path ? join(dirname(file), path) : file;
		if (!existsSync(join(ROOT, target))) return true;
		return anchor !== undefined && !partsOf(target).anchors.has(anchor);
	});
	const tops = file.startsWith("inbox/") ? [ROOT, join(ROOT, "inbox")] : [ROOT];
	const moved = paths.filter(
		(path) =>
			PATH.test(path) && !EXAMPLES.test(path) && !tops.some((top) => existsSync(join(top, path))),
	);
	return [...lost, ...moved];
}

test.each(DOCUMENTS)("every file, link and heading that %s names exists", (file) => {
	expect(missingIn(file)).toEqual([]);
});
