import type { Placeholder } from "./advice.ts";

/** A step of going live. docs/going-live.md has the same titles and sentences. */
export interface Step {
	readonly title: string;
	/** What to do, and where to press in the editor. */
	readonly how: string;
	/** Whether an entry belongs to this step. An entry belongs to the first step that takes it. */
	takes(entry: Placeholder): boolean;
}

const SITE = "site/_data/site.json";

function isIn(folder: string) {
	return ({ file }: Placeholder) => file.startsWith(`site/_data/${folder}/`);
}

function isField(...names: readonly string[]) {
	return ({ file, path }: Placeholder) => file === SITE && names.includes(String(path[0]));
}

/** The ten steps, in the order that matters. */
export const STEPS: readonly Step[] = [
	{
		title: "Name and addresses",
		how: "Press **Business details**, **Name, addresses and figures**. Put the address that the site will have, where you read mail, your postal address, your profiles and your newsletter. Delete a profile that you don't have with the cross at its right; without a newsletter, put the full address of your contact page there.",
		takes: isField(
			"origin",
			"contactEmail",
			"postalAddress",
			"securityEmail",
			"social",
			"newsletter",
		),
	},
	{
		title: "Forms",
		how: "Press **Business details**, **Name, addresses and figures**, and put `/api` into **Where forms are sent**. The host needs its settings too: [deploy.md](deploy.md). Until then forms only pretend to send, and nothing reaches you.",
		takes: isField("formsEndpoint"),
	},
	{
		title: "Donations and appointments",
		how: "Press **Business details**, **Name, addresses and figures**, and put the addresses of your **Donation page** and your **Scheduling page**. For one that you don't have, put the full address of your contact page.",
		takes: isField("donationUrl", "schedulingUrl"),
	},
	{
		title: "Events",
		how: "Press **Events**. Check the box before each invented event and choose **Delete**, then add your own with **New**. No event at all is fine as well.",
		takes: (entry) => isIn("events")(entry) && entry.weight === "required",
	},
	{
		title: "Payment links",
		how: "Press **Membership plans**, the plan, **Ways to pay**, and put the address at your payment provider into **Payment page**. Then do the same under **Products**. Delete a product that you don't sell. Then press **Business details**, **Name, addresses and figures**, **Terms of payment**, and answer both: what renews, and what you refund.",
		takes: (entry) =>
			entry.weight === "required" &&
			(isIn("plans")(entry) || isIn("products")(entry) || isField("payTerms")(entry)),
	},
	{
		title: "Partners",
		how: "Press **Partners**, the partner, and put **Their website**. Delete a partner who has not agreed to stand here.",
		takes: (entry) => isIn("partners")(entry) && entry.weight !== "advised",
	},
	{
		title: "Dates that have passed",
		how: "Open each place that the list names, and put the date that holds now. What has opened as it says stays, and can be set aside.",
		takes: ({ path }) => path.at(-1) === "opens" || path.at(-1) === "availableUntil",
	},
	{
		title: "Permissions and figures",
		how: "Ask in writing where the quiz and the articles rest on the work of others, and count your own figures again. Press **Business details**, **Claims to confirm**, and delete each claim that is true. If one isn't, delete it there and change the words on the page. Of the programs that are open, set aside each that people can start today.",
		takes: ({ file, weight }) =>
			weight === "confirm" && (file === SITE || /^(?:shared\/quiz|site\/articles)\//.test(file)),
	},
	{
		title: "Portrait",
		how: "Press **Business details**, **Name, addresses and figures**, **Founder's portrait**, check **Add Photo** and upload it.",
		takes: isField("founderPortrait"),
	},
	{
		title: "Editor",
		how: "Press **Business details**, **Name, addresses and figures**, **Editor**, and put the account and the repository on GitHub. Empty it if you only edit on your own computer.",
		takes: isField("editor"),
	},
];

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
