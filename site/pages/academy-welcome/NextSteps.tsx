import { TitledItems } from "../../components/TitledItems.tsx";
import type { AcademyWelcomePage } from "./schema.ts";

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
