/*
 * `npm run check:headers`: serves dist/ as `npm run serve` does, and looks at what its pages come with.
 * Fails below A+ with 130 points, and where a page has no policy.
 */
import { join } from "node:path";
import { createLocalDelivery } from "../functions/node/development.ts";
import { startServer } from "../functions/node/server.ts";
import { gradeOf } from "./check-headers/grade.ts";
import { filesOf } from "./files.ts";
import { ROOT } from "./say.js";

const LEAST_SCORE = 130;
const dist = join(ROOT, "dist");

const server = await startServer({ root: dist, port: 0, delivery: createLocalDelivery() });
const faults: string[] = [];

const { grade, score, findings } = await gradeOf(`${server.url}/`, "www.example.org");
console.log(`Mozilla's Observatory: ${grade}, ${score} points`);
if (grade !== "A+" || score < LEAST_SCORE) {
	faults.push(`expected A+ with ${LEAST_SCORE} points at least:`, ...findings.map((f) => `  ${f}`));
}

const pages = filesOf(dist, ".html");
for (const page of pages) {
	const path = `/${page.replace(/(?:^|(?<=\/))index\.html$/, "")}`;
	const response = await fetch(server.url + path);
	await response.arrayBuffer();
	const policy = response.headers.get("content-security-policy") ?? "";
	if (!policy.startsWith("default-src 'none'") || /unsafe/.test(policy)) {
		faults.push(`${path}: found the policy "${policy}", expected a strict one`);
	}
}
console.log(`${pages.length} pages have their headers.`);
await server.close();

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
