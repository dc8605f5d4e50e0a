import { SplitSection } from "../../components/SplitSection.tsx";
import type { Plan } from "../../content/schemas/plans.ts";
import type { AcademyWelcomePage } from "./schema.ts";

interface FirstStepsProps {
	copy: AcademyWelcomePage["plans"];
	plans: Readonly<Record<string, Plan>>;
}

/** What each plan opens first. The data attributes tell analytics the price of the plan bought. */
export function FirstSteps({ copy: { title, lead }, plans }: FirstStepsProps) {
	const inOrder = Object.entries(plans).sort(([, one], [, other]) => one.order - other.order);
	return (
		<SplitSection deep title={title} lead={lead}>
			<ul className="rows">
				{inOrder.map(([slug, { name, firstStep, payments }]) => (
					<li key={slug} data-plan={slug} data-price={payments[0]?.amountUsd}>
						<h3>{name}</h3>
						<p>{firstStep}</p>
					</li>
				))}
			</ul>
		</SplitSection>
	);
}
