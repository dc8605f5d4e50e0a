import type { Link } from "../../shared/content/fields.ts";
import type { Forms } from "../../shared/content/forms.ts";
import { en } from "../../shared/quiz/en.ts";
import { enrollmentAt } from "../../shared/quiz/enrollment-state.ts";
import { fill } from "../../shared/quiz/fill.ts";
import type { Plan } from "../schemas/plans.ts";
import type { ProgramPage } from "../schemas/programs.ts";
import { type AcademyProgram, academyPrograms } from "./academy-programs.ts";
import { firstOffer, planOffer } from "./program-prices.ts";
import { priceText } from "./shop-rules.ts";

/* Derives how people join a program, and what it costs, from the program's field `enrollment`. */

type Plans = Readonly<Record<string, Plan>>;

/** Returns the path of the waitlist form, with a track or program preselected. */
export function waitlistPath(slug: string): string {
	return `/academy?track=${slug}#waitlist`;
}

interface CostWords {
	/** The sentence for the first plan that includes the program; placeholders: `{program}`, `{plan}` and `{price}`. */
	readonly comesWith: string;
	/** The sentence for each further plan; placeholders: `{plan}` and `{price}`. */
	readonly alsoWith: string;
	/** The sentence for buying the program without a plan; placeholders: `{program}` and `{price}`. */
	readonly alone: string;
	/** The sentence for a waitlisted program, which has no price yet. */
	readonly unpriced: string;
}

/** Lists a program's prices, one sentence each: without a plan, and with every plan that includes the program. */
export function costOf(
	{ title, enrollment }: Pick<AcademyProgram, "title" | "enrollment">,
	plans: Plans,
	words: CostWords,
): string[] {
	if (enrollment.state === "waitlist") return [words.unpriced];
	const { plans: slugs = [], payment } = { ...enrollment };
	return [
		...(payment
			? [fill(words.alone, { program: title, price: priceText(payment.amountUsd) })]
			: []),
		...slugs.map((slug, index) =>
			fill(index === 0 ? words.comesWith : words.alsoWith, {
				program: title,
				...planOffer(plans, slug),
			}),
		),
	];
}

/** Returns the lowest price at which a program can be had, such as `one a year with Seed, $197 a year`. */
export function offerOf(
	{ enrollment, category }: Pick<AcademyProgram, "enrollment" | "category">,
	plans: Plans,
): string | undefined {
	if (enrollment.state === "waitlist") return "no price yet";
	const { plans: slugs = [], payment } = enrollment;
	if (payment) return priceText(payment.amountUsd);
	const [cheapest] = slugs.map((slug) => firstOffer(plans, slug));
	const many = category === "Series" ? "one a year " : "";
	return cheapest && `${many}with ${cheapest.plan}, ${cheapest.price}`;
}

interface JoinWords {
	readonly enroll: string;
	readonly waitlist: string;
	readonly plans: Link;
	readonly equity: Link;
}

/** Returns the links for joining a program: payment page, plans and equity seat, or only the waitlist. */
export function waysIn({ slug, enrollment }: AcademyProgram, now: Date, words: JoinWords): Link[] {
	const { plans, payment } = enrollment.state === "waitlist" ? {} : { ...enrollment };
	if (enrollmentAt(en, enrollment, now).state === "waitlist" || (!plans && !payment)) {
		return [{ label: words.waitlist, href: waitlistPath(slug) }];
	}
	return [
		...(payment ? [{ label: words.enroll, href: payment.url }] : []),
		...(plans ? [words.plans] : []),
		words.equity,
	];
}

/** Adds all waitlisted programs to the options of the forms' waitlist fields. */
export function withWaitlist(
	forms: Forms,
	programs: Readonly<Record<string, ProgramPage>>,
	now: Date,
): Forms {
	const waiting = academyPrograms(programs)
		.filter(({ enrollment }) => enrollmentAt(en, enrollment, now).state === "waitlist")
		.map(({ slug, title }) => ({ value: slug, label: title }));
	return Object.fromEntries(
		Object.entries(forms).map(([name, form]) => [
			name,
			{
				...form,
				fields: form.fields.map((field) =>
					field.kind === "select" && field.waitlist
						? { ...field, options: [...field.options, ...waiting] }
						: field,
				),
			},
		]),
	);
}
