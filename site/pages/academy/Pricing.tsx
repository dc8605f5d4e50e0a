import { tiers } from "../../../shared/quiz/catalogue.ts";
import { Button } from "../../components/Button.tsx";
import type { Plan } from "../../content/schemas/plans.ts";
import { PlanEntry } from "./PlanEntry.tsx";
import { dollars } from "./price.ts";
import type { AcademyPage } from "./schema.ts";

interface PricingProps {
	copy: AcademyPage["pricing"];
	plans: Readonly<Record<string, Plan>>;
}

/** The membership plans (spec section 9), when things open, and the single courses of the quiz. */
export function Pricing({ copy, plans }: PricingProps) {
	const inOrder = Object.entries(plans).sort(([, one], [, other]) => one.order - other.order);
	return (
		<section id="pricing" className="section deep">
			<div className="wrap pricing">
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

/** The ways to enroll that the quiz's results name: they lead here. */
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
