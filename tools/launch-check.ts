/*
 * `npm run launch-check`: lists what stops the launch and what visitors ask first; with `--all`, everything that only
 * the founder can supply or confirm, and the return URLs of payment pages.
 * Exits with 1 if something required is missing or the content has faults.
 */

import { checkContent } from "../site/check/check.ts";
import { dateOf } from "../site/domain/dates.ts";
import { readSite } from "../site/eleventy/environment.ts";
import { findPlaceholders, findReturnAddresses, type Placeholder } from "../site/launch/find.ts";
import { grouped, inSteps, pageOf, VERBS } from "../site/launch/steps.ts";
import { ROOT } from "./root.js";

const { faults } = checkContent(ROOT, undefined);
const origin = process.env.SITE_URL || readSite().origin;
const today = dateOf(new Date());
const all = findPlaceholders(ROOT, today);
const { steps, rest } = inSteps(all.filter(({ weight }) => weight !== "first"));
const done = steps.filter(({ left }) => left.length === 0).length;

const isShort = !process.argv.includes("--all");
const stops = ({ weight }: Placeholder) => !isShort || weight === "required";
const first = all.filter(({ weight }) => weight === "first");

console.log(`GOING LIVE IN TEN STEPS (${done} done): docs/going-live.md\n`);
for (const [index, { title, how, left }] of steps.entries()) {
	const shown = left.filter(stops);
	const later = left.length - shown.length;
	const more = later > 0 ? `, ${later} more with --all` : "";
	console.log(
		`${index + 1}. ${title}: ${left.length === 0 ? "done" : `${shown.length} left${more}`}`,
	);
	if (shown.length === 0) continue;
	console.log(`   ${plainText(how)}`);
	list(shown);
}

console.log(`\nANSWER THESE FIRST (${first.length}): visitors ask them before anything else`);
list(first);

if (isShort) {
	const later = all.length - all.filter(stops).length - first.length;
	console.log(
		`${later} more can follow, and payment pages need their return addresses: npm run launch-check -- --all\n`,
	);
} else {
	console.log(
		`\nTHE REST, BY PAGE (${rest.length}): confirm what is claimed, answer what visitors ask, add what can wait`,
	);
	for (const [page, entries] of grouped(rest, pageOf)) {
		console.log(`\n${page}`);
		list(entries);
	}
	console.log("\nRETURN ADDRESSES: each payment page has to send people back to its own\n");
	for (const { what, paymentPage, path } of findReturnAddresses(ROOT, today)) {
		console.log(`  ${what}: ${paymentPage}\n    ${origin}${path}`);
	}
	console.log();
}

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
