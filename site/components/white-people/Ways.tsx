import type { ForWhitePeoplePage } from "../../../shared/content/pages/for-white-people.ts";
import { Arrow } from "../Button.tsx";

interface WaysProps {
	copy: ForWhitePeoplePage["ways"];
	credit: ForWhitePeoplePage["credit"];
}

/** Where to go from here, and whose teaching this was. */
export function Ways({ copy: { title, items }, credit }: WaysProps) {
	return (
		<section className="wrap ways-on">
			<div>
				<h2>{title}</h2>
				<ul className="rows">
					{items.map(({ text, action }) => (
						<li key={action.href}>
							<h3>
								<a href={action.href}>
									{action.label}
									<Arrow />
								</a>
							</h3>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</div>
			<aside aria-label={credit.title}>
				<h2 className="label">{credit.title}</h2>
				<p>{credit.text}</p>
			</aside>
		</section>
	);
}
