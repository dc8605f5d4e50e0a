import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Comparison, Difference } from "./compare.ts";
import { fileOf } from "./names.ts";

interface Report {
	/** The folders of the pictures, beside the report's own. */
	readonly left: string;
	readonly right: string;
	readonly result: Comparison;
}

/** What differs, a line each, and how many pictures are equal. */
export function linesOf({ differences, equal, onlyBefore, onlyAfter }: Comparison): string[] {
	return [
		...differences.map(lineOf),
		...onlyBefore.map((name) => `${name}: only before`),
		...onlyAfter.map((name) => `${name}: only now`),
		`${differences.length} pictures differ, ${equal} are equal.`,
	];
}

/** Such as "about, 390 px, dark: 1.25 % differs, 24 px taller". */
function lineOf({ picture: { name, width, scheme }, share, growth }: Difference): string {
	const percent = share < 0.0001 ? "less than 0.01" : (share * 100).toFixed(2);
	const size = growth === 0 ? "" : `, ${Math.abs(growth)} px ${growth > 0 ? "taller" : "shorter"}`;
	return `${name}, ${width} px, ${scheme}: ${percent} % differs${size}`;
}

/** Writes the page that shows each difference: before, after, and what differs. @returns its path */
export function writeReport(folder: string, { left, right, result }: Report): string {
	const sections = result.differences.map((difference) => {
		const file = encodeURI(fileOf(difference.picture));
		const pictures = [`../${left}/${file}`, `../${right}/${file}`, file];
		return `<h2>${lineOf(difference)}</h2><div>${pictures.map(linkTo).join("")}</div>`;
	});
	const rest = linesOf({ ...result, differences: [] }).slice(0, -1);
	mkdirSync(folder, { recursive: true });
	const path = join(folder, "index.html");
	writeFileSync(
		path,
		`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${left} and ${right}</title>
<style>
body { font: 16px system-ui; background: #888 }
div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start }
img { max-width: 100% }
</style>
<h1>${left}, ${right}, and what differs</h1>
<p>${result.differences.length} pictures differ, ${result.equal} are equal.</p>
<ul>${rest.map((line) => `<li>${line}</li>`).join("")}</ul>
${sections.join("\n")}
</html>
`,
	);
	return path;
}

function linkTo(picture: string): string {
	return `<a href="${picture}"><img src="${picture}" alt="" loading="lazy"></a>`;
}
