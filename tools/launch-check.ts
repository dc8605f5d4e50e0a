/*
 * `npm run launch-check`: lists what only the founder can supply or confirm, with its place in the editor and in its
 * file, and what to put there. Also lists the addresses that payment pages return to. Ends with 1 as long as anything
 * is missing that the site needs to go live.
 */

import { readSite } from "../site/eleventy/environment.ts";
import type { Placeholder } from "./launch-check/advice.ts";
import { findPlaceholders, findReturnAddresses } from "./launch-check/find.ts";
import { ROOT } from "./say.js";

const origin = process.env.SITE_URL || readSite().origin;
const today = new Date().toISOString().slice(0, 10);
const all = findPlaceholders(ROOT, today);
const of = (weight: Placeholder["weight"]) => all.filter((each) => each.weight === weight);
const required = of("required");

list("TO REPLACE before the site goes live", required);
list("TO CONFIRM: only you can know", of("confirm"));
list("TO ANSWER: visitors ask, and the page says it once you fill in the answer", of("fact"));
list("TO ADD when you can", of("advised"));

console.log("RETURN ADDRESSES: each payment page has to send people back to its own\n");
for (const { what, paymentPage, path } of findReturnAddresses(ROOT)) {
	console.log(`  ${what}: ${paymentPage}\n    ${origin}${path}`);
}
console.log();

if (required.length > 0) {
	console.log(`${required.length} to replace. docs/going-live.md walks through them.`);
	process.exitCode = 1;
} else console.log("Nothing is left to replace.");

/** What is to be put, and beneath it every place where. */
function list(title: string, placeholders: readonly Placeholder[]): void {
	if (placeholders.length === 0) return;
	console.log(`${title} (${placeholders.length})`);
	for (const put of new Set(placeholders.map((each) => each.put))) {
		console.log(`\n  ${put}`);
		for (const { file, line, column, place, found } of placeholders.filter((p) => p.put === put)) {
			console.log(`    ${place}: ${found} (${file}:${line}:${column})`);
		}
	}
	console.log();
}
