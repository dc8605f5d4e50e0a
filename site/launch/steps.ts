import { readFileSync } from "node:fs";
import type { Placeholder } from "./find.ts";

const SITE = "site/_data/site.json";

function isIn(folder: string) {
	return ({ file }: Placeholder) => file.startsWith(`site/_data/${folder}/`);
}

function isField(...names: readonly string[]) {
	return ({ file, path }: Placeholder) => file === SITE && names.includes(String(path[0]));
}

/** A predicate for each step that selects its entries. An entry belongs to the first step that selects it. */
const TAKES: readonly ((entry: Placeholder) => boolean)[] = [
	isField("origin", "contactEmail", "postalAddress", "securityEmail", "social", "newsletter"),
	isField("formsEndpoint"),
	isField("donationUrl", "schedulingUrl"),
	(entry) => isIn("events")(entry) && entry.weight === "required",
	(entry) =>
		entry.weight === "required" &&
		(isIn("plans")(entry) || isIn("products")(entry) || isField("payTerms")(entry)),
	(entry) => isIn("partners")(entry) && entry.weight !== "advised",
	({ path }) => path.at(-1) === "opens" || path.at(-1) === "availableUntil",
	({ file, weight }) =>
		weight === "confirm" && (file === SITE || /^(?:shared\/quiz|site\/articles)\//.test(file)),
	isField("founderPortrait"),
	isField("editor"),
];

const guide = readFileSync(new URL("../../docs/going-live.md", import.meta.url), "utf8");
const described = [...guide.matchAll(/^## \d+\. (.+)\n\n(.+)$/gm)];

/** The steps of docs/going-live.md, with their titles and instructions. */
const STEPS = TAKES.map((takes, index) => {
	const [, title, how] = described[index] ?? [];
	if (!title || !how) throw new Error(`docs/going-live.md has no step ${index + 1}`);
	return { title, how, takes };
});

export const VERBS: Readonly<Record<Placeholder["weight"], string>> = {
	required: "replace",
	first: "answer",
	confirm: "confirm",
	fact: "answer",
	advised: "add",
};

/** Groups entries by step: `left` contains the open entries of a step, `rest` the entries that belong to no step. */
export function inSteps(entries: readonly Placeholder[]) {
	const stepOf = (entry: Placeholder) => STEPS.find(({ takes }) => takes(entry));
	const steps = STEPS.map((step) => ({
		...step,
		left: entries.filter((entry) => stepOf(entry) === step),
	}));
	return { steps, rest: entries.filter((entry) => !stepOf(entry)) };
}

/** Groups entries by a key, in order of first appearance. */
export function grouped(
	entries: readonly Placeholder[],
	inCommon: (entry: Placeholder) => string,
): Map<string, Placeholder[]> {
	const groups = new Map<string, Placeholder[]>();
	for (const entry of entries) {
		const key = inCommon(entry);
		groups.set(key, [...(groups.get(key) ?? []), entry]);
	}
	return groups;
}

/** Returns the part of an entry's editor path that identifies the page: "Pages › About". */
export function pageOf({ place }: Placeholder): string {
	return place.split(" › ").slice(0, 2).join(" › ");
}
