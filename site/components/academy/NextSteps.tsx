import type { AcademyWelcomePage } from "../../../shared/content/pages/academy-welcome.ts";
import { TitledItems } from "../TitledItems.tsx";

/** What happens after a purchase, in order. */
export function NextSteps({ copy: { title, items } }: { copy: AcademyWelcomePage["steps"] }) {
	return (
		<section className="section wrap next-steps">
			<h2>{title}</h2>
			<ol>
				<TitledItems items={items} />
			</ol>
		</section>
	);
}
