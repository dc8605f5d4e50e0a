import { readdirSync, readFileSync } from "node:fs";
import site from "../site/_data/site.json" with { type: "json" };

/** The name of the business, for builds of the widget. */
export const businessName: string = site.name;

/** The fields of a file in `site/_data/plans` that `openPlan` reads; `npm run check` validates the file. */
interface PlanFile {
	readonly name: string;
	readonly availableUntil?: string;
	readonly payments: readonly { readonly amountUsd: number; readonly cadence: string }[];
}

/** The cheapest yearly plan without an end date; null if there is none. */
export function openPlan(): { name: string; price: number } | null {
	const folder = new URL("../site/_data/plans/", import.meta.url);
	const files = readdirSync(folder).filter((file) => !file.startsWith("."));
	const plans = files.flatMap((file) => {
		const plan: PlanFile = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
		const { name, availableUntil, payments } = plan;
		const yearly = payments.find(({ cadence }) => cadence === "yearly");
		return yearly && !availableUntil ? [{ name, price: yearly.amountUsd }] : [];
	});
	return plans.sort((a, b) => a.price - b.price)[0] ?? null;
}
