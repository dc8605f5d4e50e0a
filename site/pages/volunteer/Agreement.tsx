import type { VolunteerPage } from "./schema.ts";

/** What each side can count on, facing one another. */
export function Agreement({ copy: { title, quote, sides } }: { copy: VolunteerPage["agreement"] }) {
	return (
		<section className="section tone-indigo">
			<div className="wrap agreement">
				<h2>{title}</h2>
				<p className="display pull-quote">{quote}</p>
				{sides.map(({ title: side, items }) => (
					<div key={side}>
						<h3>{side}</h3>
						<ul>
							{items.map((item) => (
								<li key={item}>{item}</li>
							))}
						</ul>
					</div>
				))}
			</div>
		</section>
	);
}
