/*
 * `npm run launch-check`: lists what only the founder can supply or confirm, and the return URLs of payment pages.
 * Exits with 1 if something required is missing or the content has faults.
 */

import { checkContent } from "../site/check/check.ts";
import { readSite } from "../site/eleventy/environment.ts";
import { findPlaceholders, findReturnAddresses, type Placeholder } from "../site/launch/find.ts";
import { grouped, inSteps, pageOf, VERBS } from "../site/launch/steps.ts";
import { dateOf } from "../site/rules/dates.ts";
import { ROOT } from "./say.js";

const { faults } = checkContent(ROOT, undefined);
const origin = process.env.SITE_URL || readSite().origin;
const today = dateOf(new Date());
const all = findPlaceholders(ROOT, today);
const { steps, rest } = inSteps(all);
const done = steps.filter(({ left }) => left.length === 0).length;

console.log(`GOING LIVE IN TEN STEPS (${done} done): docs/going-live.md\n`);
for (const [index, { title, how, left }] of steps.entries()) {
	const state = left.length === 0 ? "done" : `${left.length} left`;
	console.log(`${index + 1}. ${title}: ${state}`);
	if (left.length === 0) continue;
	console.log(`   ${plainText(how)}`);
	list(left);
}

console.log(
	`\nTHE REST, BY PAGE (${rest.length}): confirm what is claimed, answer what visitors ask, add what can wait`,
);
for (const [page, entries] of grouped(rest, pageOf)) {
	console.log(`\n${page}`);
	list(entries);
}
console.log();

console.log("RETURN ADDRESSES: each payment page has to send people back to its own\n");
for (const { what, paymentPage, path } of findReturnAddresses(ROOT)) {
	console.log(`  ${what}: ${paymentPage}\n    ${origin}${path}`);
}
console.log();

if (faults.length > 0) {
	console.log(
		`The content check finds ${faults.length} faults first: npm run check:content names them.`,
	);
	process.exitCode = 1;
}
const required = all.filter(({ weight }) => weight === "required").length;
if (required > 0) {
	console.log(
		`${required} to replace before visitors come. docs/going-live.md walks through them.`,
	);
	process.exitCode = 1;
} else console.log("Nothing is left to replace.");

function list(entries: readonly Placeholder[]): void {
	for (const [put, places] of grouped(entries, (entry) => entry.put)) {
		console.log(`\n   ${VERBS[places[0]?.weight ?? "required"]}: ${put}`);
		for (const { file, line, column, place, found } of places) {
			console.log(`     ${place}: ${found} (${file}:${line}:${column})`);
		}
	}
	console.log();
}

function plainText(text: string): string {
	return text.replace(/\*\*|`/g, "").replace(/\[([^\]]+)\]\([^)]+\)/g, "docs/$1");
}
