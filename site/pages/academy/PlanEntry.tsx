import { Features } from "../../components/Features.tsx";
import type { Payment, Plan } from "../../content/schemas/plans.ts";
import { dollars } from "./price.ts";
import type { AcademyPage } from "./schema.ts";

interface PlanEntryProps {
	slug: string;
	plan: Plan;
	words: AcademyPage["pricing"]["words"];
}

/** A plan: what it is, what it includes, and a link for every way to pay. */
export function PlanEntry({ slug, plan, words }: PlanEntryProps) {
	const { name, summary, includes, availability, highlighted, payments } = plan;
	const look = highlighted ? "button" : "button outlined";
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
	/** Of a button; none for a plain link. */
	look: string | undefined;
	newTab: string;
}

/** Leads to the payment provider; the data attributes are what analytics records of a click. */
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
