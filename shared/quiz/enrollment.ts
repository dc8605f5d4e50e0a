import { z } from "zod";
import { asking, dollars, externalUrl, list, part, slug } from "../content/fields.ts";

/* The schema of a program's enrollment and teaching. Every page that shows them reads these fields. */

const plans = list(
	"Membership plans that include it",
	"plan",
	slug.meta({ label: "Plan", relation: { type: "plan", value: "slug", label: "name" } }),
	"The one with the lowest price first.",
)
	.min(1)
	.optional();

const payment = part("A price of its own", {
	amountUsd: dollars.meta({
		label: "Amount in dollars",
		hint: "Only the number. Change it at your payment provider, too.",
	}),
	url: externalUrl.meta({ label: "Payment page", hint: "The address at your payment provider." }),
}).optional();

const day = z.iso.date('a day, such as "2027-01-23"').meta({
	label: "Day",
	passed: "The day has passed. Put the next one, or say how people join the program now.",
});

const isOpen = asking(
	z.literal("open"),
	"confirm",
	"People can start it today, and each plan that stands here includes it.",
);

const open = part("Open now", { state: isOpen, plans, payment }).refine(
	(ways) => ways.plans || ways.payment,
	'a way to join what is open: "plans" that include it, or a "payment" of its own. Without either, "state" is "waitlist"',
);

const dated = part("Starts on a date", {
	state: z.literal("dated"),
	dates: list("First days", "day", day, "Once the last one has passed, it is by waitlist.").min(1),
	plans,
	payment,
});

const waitlist = part("By waitlist", { state: z.literal("waitlist") });

/** The single source of truth for whether and when a program can be started. */
export const enrollmentSchema = z
	.discriminatedUnion("state", [open, dated, waitlist])
	.meta({ label: "Enrollment", hint: "The site says it wherever the program shows." });

export const programPartner = slug.nullable().meta({
	label: "Partner",
	hint: "With whom you teach it. Their entry on Collaborations then lists it.",
	relation: { type: "partner", value: "slug", label: "collaboration" },
});

export type Enrollment = z.infer<typeof enrollmentSchema>;
