import { tiers } from "../../shared/quiz/catalogue.ts";
import { fill } from "../../shared/quiz/fill.ts";
import type { Plan } from "../schemas/plans.ts";
import { priceText } from "./shop-rules.ts";

/* What people pay for plans and tracks, as one phrase for every page that names it. */

type Plans = Readonly<Record<string, Plan>>;
type Cadence = Plan["payments"][number]["cadence"];

/** Read after an amount. */
const AFTER: Readonly<Record<Cadence, string>> = {
	once: " once",
	yearly: " a year",
	monthly: " a month",
	"six-monthly-payments": " a month for six months",
};

/** The price of a plan with its parts: `$197 a year, or $35 a month for six months`. */
export function planPrice({ payments }: Pick<Plan, "payments">): string {
	return payments
		.map(({ amountUsd, cadence }) => `${priceText(amountUsd)}${AFTER[cadence]}`)
		.join(", or ");
}

/** The name of a plan, and its price with its parts. */
export function planOffer(plans: Plans, slug: string): { plan: string; price: string } {
	const plan = planOf(plans, slug);
	return { plan: plan.name, price: planPrice(plan) };
}

/** The name of a plan, and its first price: `$197 a year`. */
export function firstOffer(plans: Plans, slug: string): { plan: string; price: string } {
	const { name, payments } = planOf(plans, slug);
	return { plan: name, price: planPrice({ payments: payments.slice(0, 1) }) };
}

function planOf(plans: Plans, slug: string): Plan {
	const plan = plans[slug];
	if (!plan) throw new Error(`There is no site/_data/plans/${slug}.json`);
	return plan;
}

/**
 * The price of a plan, or of a track.
 * @throws Error where neither has this slug; `npm run check` finds it first
 */
export function offerPrice(plans: Plans, slug: string): string {
	const track = tiers.find((each) => each.slug === slug);
	return track ? priceText(track.price) : planOffer(plans, slug).price;
}

/** The sentence that tells the plan Seed and the track Self-Guided apart, with their prices. */
export function seedOrSelfGuided(sentence: string, plans: Plans): string {
	const yearly = plans.seed?.payments.find(({ cadence }) => cadence === "yearly");
	if (!yearly) throw new Error("site/_data/plans/seed.json has no yearly price");
	return fill(sentence, {
		seed: priceText(yearly.amountUsd),
		track: offerPrice(plans, "self-guided"),
	});
}
