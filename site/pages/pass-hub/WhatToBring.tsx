import type { PassHubPage } from "./schema.ts";

/** What goes into the bag, and what can stay at home. */
export function WhatToBring({ copy: { title, lists } }: { copy: PassHubPage["bring"] }) {
	return (
		<section className="section wrap bring">
			<h2>{title}</h2>
			{lists.map(({ title, items }) => (
				<div key={title}>
					<h3>{title}</h3>
					<ul>
						{items.map((item) => (
							<li key={item}>{item}</li>
						))}
					</ul>
				</div>
			))}
		</section>
	);
}
