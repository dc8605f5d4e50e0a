import type { AcademyWelcomePage } from "../../../shared/content/pages/academy-welcome.ts";

/** What happens after a purchase, in order. */
export function NextSteps({ copy: { title, items } }: { copy: AcademyWelcomePage["steps"] }) {
	return (
		<section className="section wrap next-steps">
			<h2>{title}</h2>
			<ol>
				{items.map(({ title, text }) => (
					<li key={title}>
						<h3>{title}</h3>
						<p>{text}</p>
					</li>
				))}
			</ol>
		</section>
	);
}
