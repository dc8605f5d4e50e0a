import { tiers } from "../../../shared/quiz/catalogue.ts";
import { Button } from "../../components/Button.tsx";
import { Features } from "../../components/Features.tsx";
import type { Payment, Plan } from "../../content/schemas/plans.ts";
import type { AcademyPage } from "./schema.ts";

interface PricingProps {
	copy: AcademyPage["pricing"];
	plans: Readonly<Record<string, Plan>>;
}

/** The membership plans, when things open, and the single courses of the quiz. */
export function Pricing({ copy, plans }: PricingProps) {
	const inOrder = Object.entries(plans).sort(([, one], [, other]) => one.order - other.order);
	return (
		<section id="pricing" className="section deep">
			<div className="pricing wrap">
				<div className="opening">
					<h2>{copy.title}</h2>
					<p className="lead">{copy.lead}</p>
				</div>
				<ul className="plans">
					{inOrder.map(([slug, plan]) => (
						<PlanEntry key={slug} slug={slug} plan={plan} words={copy.words} />
					))}
				</ul>
				<p className="fund">
					{copy.fund} <a href={copy.equity.href}>{copy.equity.label}</a>
				</p>
				<div className="tiers">
					<Timeline copy={copy.timeline} />
					<Tiers copy={copy.tiers} />
				</div>
			</div>
		</section>
	);
}

function Timeline({ copy: { title, items } }: { copy: AcademyPage["pricing"]["timeline"] }) {
	return (
		<div>
			<h3>{title}</h3>
			<dl className="lines">
				{items.map(({ when, text }) => (
					<div key={when}>
						<dt className="display">{when}</dt>
						<dd>{text}</dd>
					</div>
				))}
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
			<p>{`${text} ${prices.join("; ")}.`}</p>
			<Button link={{ label: action, href: "#waitlist" }} look="outlined" />
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
	const look = highlighted ? "button solid" : "button outlined";
	return (
		<li className={highlighted ? "highlighted" : undefined}>
			<div>
				<h3>{name}</h3>
				<p>{summary}</p>
			</div>
			<div>
				<Features items={includes} />
				{availability && <p>{availability}</p>}
			</div>
			<ul className="payments">
				{payments.map((payment, index) => (
					<li key={payment.url}>
						<b className="display">{dollars(payment.amountUsd)}</b>{" "}
						<span>{words[payment.cadence]}</span>
						<PaymentLink
							plan={slug}
							payment={payment}
							look={index > 0 ? undefined : look}
							newTab={words.newTab}
						/>
					</li>
				))}
			</ul>
		</li>
	);
}

interface PaymentLinkProps {
	plan: string;
	payment: Payment;
	/** The classes of a button; undefined for a plain link. */
	look: string | undefined;
	newTab: string;
}

/** The link to the payment provider. Analytics records its data attributes on a click. */
function PaymentLink({ plan, payment, look, newTab }: PaymentLinkProps) {
	const { label, url, amountUsd } = payment;
	return (
		<a
			className={look}
			href={url}
			target="_blank"
			rel="noopener"
			data-checkout={plan}
			data-price={amountUsd}
		>
			{label} <span aria-hidden="true">↗</span>
			<span className="sr-only">{newTab}</span>
		</a>
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
