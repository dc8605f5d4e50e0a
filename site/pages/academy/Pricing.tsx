import clsx from "clsx";
import { tiers } from "../../../shared/quiz/catalogue.ts";
import { Button, buttonClass } from "../../components/Button.tsx";
import { Features } from "../../components/Features.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { Payment, Plan } from "../../content/schemas/plans.ts";
import { Lines } from "./Lines.tsx";
import type { AcademyPage } from "./schema.ts";

interface PricingProps {
	copy: AcademyPage["pricing"];
	plans: Readonly<Record<string, Plan>>;
}

/** The membership plans, when things open, and the single courses of the quiz. */
export function Pricing({ copy, plans }: PricingProps) {
	const inOrder = Object.entries(plans).sort(([, one], [, other]) => one.order - other.order);
	return (
		<Section tone="deep" id="pricing">
			<SectionHead title={copy.title} lead={copy.lead} className="mb-block max-w-184" />
			<ul>
				{inOrder.map(([slug, plan]) => (
					<PlanEntry key={slug} slug={slug} plan={plan} words={copy.words} />
				))}
			</ul>
			<p className="mt-8 mb-section max-w-lead">
				{copy.fund} <a href={copy.equity.href}>{copy.equity.label}</a>
			</p>
			<div className="grid gap-x-fluid-6 gap-y-10 lg:grid-cols-2">
				<Timeline copy={copy.timeline} />
				<Tiers copy={copy.tiers} />
			</div>
		</Section>
	);
}

function Timeline({ copy: { title, items } }: { copy: AcademyPage["pricing"]["timeline"] }) {
	return (
		<div>
			<h3>{title}</h3>
			<dl className="mt-4">
				<Lines items={items.map(({ when, text }) => ({ term: when, text }))} />
			</dl>
		</div>
	);
}

/** The ways to enroll that the results of the quiz link to. */
function Tiers({ copy: { title, text, action } }: { copy: AcademyPage["pricing"]["tiers"] }) {
	const prices = tiers.map(({ name, price, detail }) => `${name} ${dollars(price)} (${detail})`);
	return (
		<div>
			<h3>{title}</h3>
			<p className="mt-4">{`${text} ${prices.join("; ")}.`}</p>
			<Button link={{ label: action, href: "#waitlist" }} look="outlined" className="mt-4" />
		</div>
	);
}

interface PlanEntryProps {
	slug: string;
	plan: Plan;
	words: AcademyPage["pricing"]["words"];
}

/** A plan: what it is, what it includes, and a link for every way to pay. */
function PlanEntry({ slug, plan, words }: PlanEntryProps) {
	const { name, summary, includes, availability, highlighted, payments } = plan;
	const look = highlighted ? "solid" : "outlined";
	return (
		<li
			className={clsx(
				"-mt-px grid gap-x-fluid-4 gap-y-5 py-entry lg:grid-cols-[3.2fr_5fr_3.3fr]",
				highlighted ? HIGHLIGHTED : "border-y",
			)}
		>
			<div>
				<h3>{name}</h3>
				<p className="mt-1 text-soft">{summary}</p>
			</div>
			<div>
				<Features items={includes} />
				{availability && <p className="mt-1 text-soft">{availability}</p>}
			</div>
			<ul className="grid content-start gap-4">
				{payments.map((payment, index) => (
					<PaymentEntry
						key={payment.url}
						plan={slug}
						payment={payment}
						words={words}
						look={index === 0 ? look : "plain"}
					/>
				))}
			</ul>
		</li>
	);
}

/** A box around one of the plans, which reaches into the margins of the page. */
const HIGHLIGHTED =
	"relative -mx-3 rounded border-2 border-ink bg-raised px-2.5 lg:-mx-8 lg:px-7.5";

interface PaymentEntryProps {
	plan: string;
	payment: Payment;
	words: AcademyPage["pricing"]["words"];
	/** The first way to pay is a button, the others are plain links below it. */
	look: "solid" | "outlined" | "plain";
}

/** An amount, and the link to the payment provider. Analytics records its data attributes on a click. */
function PaymentEntry({ plan, payment, words, look }: PaymentEntryProps) {
	const { label, url, amountUsd, cadence } = payment;
	const isPlain = look === "plain";
	return (
		<li>
			<p>
				<b className={clsx("display lining-nums", isPlain ? "text-h3" : "text-[2.75rem]")}>
					{dollars(amountUsd)}
				</b>{" "}
				{words[cadence]}
			</p>
			<a
				className={
					isPlain
						? "flex min-h-11 items-center gap-[0.5em] font-bold"
						: buttonClass({ look, className: "mt-2" })
				}
				href={url}
				target="_blank"
				rel="noopener"
				data-checkout={plan}
				data-price={amountUsd}
			>
				{label} <span aria-hidden="true">↗</span>
				<span className="sr-only">{words.newTab}</span>
			</a>
		</li>
	);
}

const DOLLARS = new Intl.NumberFormat("en-US", {
	style: "currency",
	currency: "USD",
	trailingZeroDisplay: "stripIfInteger",
});

/** An amount of US dollars as the price list writes it: `$3,333`. */
function dollars(amount: number): string {
	return DOLLARS.format(amount);
}
