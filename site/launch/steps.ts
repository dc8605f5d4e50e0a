import { readFileSync } from "node:fs";
import type { Placeholder } from "./find.ts";

/** A step of going live, in the words of docs/going-live.md. */
export interface Step {
	readonly title: string;
	/** What to do, and where to press in the editor. */
	readonly how: string;
	/** Whether an entry belongs to this step. An entry belongs to the first step that takes it. */
	readonly takes: Takes;
}

type Takes = (entry: Placeholder) => boolean;

const SITE = "site/_data/site.json";

function isIn(folder: string) {
	return ({ file }: Placeholder) => file.startsWith(`site/_data/${folder}/`);
}

function isField(...names: readonly string[]) {
	return ({ file, path }: Placeholder) => file === SITE && names.includes(String(path[0]));
}

/** Which entries belong to each of the ten steps, in their order. */
const TAKES: readonly Takes[] = [
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

/** The ten steps, in the order that matters. */
export const STEPS: readonly Step[] = TAKES.map((takes, index) => {
	const [, title, how] = described[index] ?? [];
	if (!title || !how) throw new Error(`docs/going-live.md has no step ${index + 1}`);
	return { title, how, takes };
});

/** What the founder does with an entry, in a word. */
export const VERBS: Readonly<Record<Placeholder["weight"], string>> = {
	required: "replace",
	confirm: "confirm",
	fact: "answer",
	advised: "add",
};

/** A step with what is left of it. */
export interface StepLeft {
	readonly step: Step;
	readonly left: readonly Placeholder[];
}

/** What each step has left, and the rest, in which no entry stands that a step has. */
export function inSteps(entries: readonly Placeholder[]) {
	const stepOf = (entry: Placeholder) => STEPS.find((step) => step.takes(entry));
	const steps = STEPS.map(
		(step): StepLeft => ({ step, left: entries.filter((entry) => stepOf(entry) === step) }),
	);
	return { steps, rest: entries.filter((entry) => !stepOf(entry)) };
}

/** Entries in groups that have something in common, in the order of the first of each. */
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

/** Where an entry is in the editor's menu: "Pages › About". */
export function pageOf({ place }: Placeholder): string {
	return place.split(" › ").slice(0, 2).join(" › ");
}
