import type { Link } from "../../shared/content/fields.ts";
import type { Forms } from "../../shared/content/forms.ts";
import { en } from "../../shared/quiz/en.ts";
import { enrollmentAt } from "../../shared/quiz/enrollment-state.ts";
import type { Plan } from "../schemas/plans.ts";
import type { ProgramPage } from "../schemas/programs.ts";
import { type AcademyProgram, academyPrograms } from "./academy-programs.ts";
import { firstOffer } from "./program-prices.ts";
import { priceText } from "./shop.ts";

/* Derives how people join a program, and what it costs, from the program's field `enrollment`. */

type Plans = Readonly<Record<string, Plan>>;

/** Returns the path of the waitlist form, with a track or program preselected. */
export function waitlistPath(slug: string): string {
	return `/academy?track=${slug}#waitlist`;
}

/** Lists what a program costs, alone and with each plan that includes it: `$197 a year with Seed`. */
export function pricesOf(
	{ enrollment }: Pick<AcademyProgram, "enrollment">,
	plans: Plans,
): string[] {
	if (enrollment.state === "waitlist") return [];
	const { plans: slugs = [], payment } = enrollment;
	return [
		...(payment ? [priceText(payment.amountUsd)] : []),
		...slugs.map((slug) => {
			const { plan, price } = firstOffer(plans, slug);
			return `${price} with ${plan}`;
		}),
	];
}

/** Returns the lowest price at which a program can be had, such as `$197 a year with Seed`. */
export function offerOf(
	program: Pick<AcademyProgram, "enrollment">,
	plans: Plans,
): string | undefined {
	return program.enrollment.state === "waitlist" ? "no price yet" : pricesOf(program, plans)[0];
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
