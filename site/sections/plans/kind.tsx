import clsx from "clsx";
import { fill } from "../../../shared/quiz/fill.ts";
import { buttonClass } from "../../components/Button.tsx";
import { DatedLine, LastDay, Offer } from "../../components/Dated.tsx";
import { Disclosure } from "../../components/Faq.tsx";
import { Onward } from "../../components/Onward.tsx";
import { PayTerms } from "../../components/PayTerms.tsx";
import type { SiteData } from "../../data.ts";
import { closedFrom } from "../../domain/dates.ts";
import { inOrder } from "../../domain/in-order.ts";
import { paymentTotal, planPrice } from "../../domain/program-prices.ts";
import { planQuery } from "../../domain/return-addresses.ts";
import { priceText } from "../../domain/shop.ts";
import type { Payment, Plan } from "../../schemas/plans.ts";
import { defineKind, type SectionProps } from "../section-kind.ts";
import { schema } from "./schema.ts";

type Words = SectionProps<typeof schema>["section"]["words"];

/** The membership plans: those on sale, then one line for each plan that has closed. */
export default defineKind({
	schema,
	Content({ data, section: { words } }) {
		const plans = inOrder(data.plans);
		const hasClosed = ({ availableUntil }: Plan) =>
			availableUntil !== undefined && closedFrom(availableUntil) <= new Date(data.buildDate);
		return (
			<>
				<PayTerms site={data.site} kind="renewing" className="mb-6" />
				<ul>
					{plans
						.filter(([, plan]) => !hasClosed(plan))
						.map(([slug, plan]) => (
							<PlanEntry key={slug} data={data} slug={slug} plan={plan} words={words} />
						))}
				</ul>
				{plans
					.filter(([, plan]) => hasClosed(plan))
					.map(([slug, { name, payments, availableUntil = "" }]) => (
						<p key={slug} className="mt-6 max-w-text text-small text-soft">
							{name}:{" "}
							{payments
								.map((way) => `${priceText(way.amountUsd)} ${words[way.cadence]}`)
								.join(", ")}
							. <LastDay data={data} day={availableUntil} />
						</p>
					))}
			</>
		);
	},
	/** The script that records purchases. */
	head: ({ assets }) => <script type="module" src={assets.scripts.purchases} />,
});

interface PlanEntryProps {
	data: SiteData;
	slug: string;
	plan: Plan;
	words: Words;
}

/** Classes that draw a box around the highlighted plan; the box extends into the page's margins. */
const HIGHLIGHTED =
	"relative -mx-3 rounded border-2 border-ink bg-raised px-2.5 lg:-mx-8 lg:px-7.5";

/** A plan with its main price; a disclosure holds what the plan includes and the other ways to pay. */
function PlanEntry({ data, slug, plan, words }: PlanEntryProps) {
	const { name, summary, includes, planned = [], availableUntil, highlighted, ask } = plan;
	const [main, ...others] = plan.payments.map((payment, index) => (
		<div key={payment.url} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
			<Amount payment={payment} plan={plan} words={words} large={index === 0} />
			<Offer data={data} day={availableUntil}>
				{/* On a click, analytics reads the link's data attributes. */}
				<a
					className={buttonClass({
						look: highlighted && index === 0 ? "solid" : "outlined",
						small: index > 0,
						printed: true,
					})}
					href={payment.url}
					target="_blank"
					rel="noopener"
					data-checkout={slug}
					data-price={payment.amountUsd}
					data-return={planQuery(slug, payment)}
				>
					{payment.label} <span aria-hidden="true">↗</span>
					<span className="sr-only">{words.newTab}</span>
				</a>
			</Offer>
		</div>
	));
	return (
		<li
			className={clsx(
				"-mt-px grid gap-x-fluid-4 gap-y-2 pt-5 pb-1 lg:grid-cols-[5fr_4fr]",
				highlighted ? HIGHLIGHTED : "border-y",
			)}
		>
			<div>
				<h3>{name}</h3>
				<p className="text-soft">{summary}</p>
				{ask && <Onward link={ask} className="" />}
				{availableUntil && (
					<p className="mt-2 font-bold">
						<LastDay data={data} day={availableUntil} />
					</p>
				)}
			</div>
			<div>{main}</div>
			<div className="lg:col-span-full">
				<Disclosure
					title={
						<b className="text-small">
							{fill(words.parts, { parts: planPrice({ payments: plan.payments.slice(1) }) })}
						</b>
					}
				>
					<div className="grid gap-x-fluid-4 gap-y-5 pb-5 lg:grid-cols-[5fr_4fr]">
						<ul className="features text-md leading-close">
							{includes.map((item) =>
								typeof item === "string" ? (
									<li key={item}>{item}</li>
								) : (
									<li key={item.after}>
										<DatedLine data={data} text={item} />
									</li>
								),
							)}
							{planned.map((item) => (
								<li key={item}>{fill(words.planned, { line: item })}</li>
							))}
						</ul>
						<div className="grid content-start gap-4">{others}</div>
					</div>
				</Disclosure>
			</div>
		</li>
	);
}

interface AmountProps {
	payment: Payment;
	plan: Plan;
	words: Words;
	large: boolean;
}

/** Renders the amount of one payment, and the yearly total if there is one (`paymentTotal`). */
function Amount({ payment, plan, words, large }: AmountProps) {
	const total = paymentTotal(payment, plan, words.total);
	return (
		<p>
			<b className={clsx("display lining-nums", large ? "text-h3 lg:text-h2" : "text-h3")}>
				{priceText(payment.amountUsd)}
			</b>{" "}
			{words[payment.cadence]}
			{total && <span className="block text-small text-soft">{total}</span>}
		</p>
	);
}
