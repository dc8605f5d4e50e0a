/*
 * `npm run launch-check`: lists what only the founder can supply or confirm, with its place in the editor and in its
 * file, and what to put there. Also lists the addresses that payment pages return to. Ends with 1 as long as anything
 * is missing that the site needs to go live.
 */

import { readSite } from "../site/eleventy/environment.ts";
import type { Placeholder } from "./launch-check/advice.ts";
import { findPlaceholders, findReturnAddresses } from "./launch-check/find.ts";
import { inSteps } from "./launch-check/steps.ts";
import { ROOT } from "./say.js";

const origin = process.env.SITE_URL || readSite().origin;
const today = new Date().toISOString().slice(0, 10);
const all = findPlaceholders(ROOT, today);
const KINDS: Readonly<Record<Placeholder["weight"], string>> = {
	required: "replace",
	confirm: "confirm",
	fact: "answer",
	advised: "add",
};

const { steps, rest } = inSteps(all);
const done = steps.filter(({ left }) => left.length === 0).length;

console.log(`GOING LIVE IN TEN STEPS (${done} done): docs/going-live.md\n`);
for (const [index, { step, left }] of steps.entries()) {
	const state = left.length === 0 ? "done" : `${left.length} left`;
	console.log(`${index + 1}. ${step.title}: ${state}`);
	if (left.length === 0) continue;
	console.log(`   ${plain(step.how)}`);
	list(left);
}

console.log(
	`\nTHE REST, BY PAGE (${rest.length}): confirm what is claimed, answer what visitors ask, add what can wait`,
);
for (const page of new Set(rest.map(pageOf))) {
	console.log(`\n${page}`);
	list(rest.filter((entry) => pageOf(entry) === page));
}
console.log();

console.log("RETURN ADDRESSES: each payment page has to send people back to its own\n");
for (const { what, paymentPage, path } of findReturnAddresses(ROOT)) {
	console.log(`  ${what}: ${paymentPage}\n    ${origin}${path}`);
}
console.log();

const required = all.filter(({ weight }) => weight === "required").length;
if (required > 0) {
	console.log(
		`${required} to replace before visitors come. docs/going-live.md walks through them.`,
	);
	process.exitCode = 1;
} else console.log("Nothing is left to replace.");

/** Where an entry is in the editor's menu: "Pages › About". */
function pageOf({ place }: Placeholder): string {
	return place.split(" › ").slice(0, 2).join(" › ");
}

/** What is to be put, and beneath it every place where. */
function list(entries: readonly Placeholder[]): void {
	for (const put of new Set(entries.map((each) => each.put))) {
		const [first, ...others] = entries.filter((each) => each.put === put);
		console.log(`\n   ${KINDS[first?.weight ?? "required"]}: ${put}`);
		for (const { file, line, column, place, found } of first ? [first, ...others] : []) {
			console.log(`     ${place}: ${found} (${file}:${line}:${column})`);
		}
	}
	console.log();
}

/** A sentence of Markdown as a terminal shows it. */
function plain(text: string): string {
	return text.replace(/\*\*|`/g, "").replace(/\[([^\]]+)\]\([^)]+\)/g, "docs/$1");
}
