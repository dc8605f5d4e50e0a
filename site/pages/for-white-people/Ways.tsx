import { LinkedItems } from "../../components/TitledItems.tsx";
import type { ForWhitePeoplePage } from "./schema.ts";

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
					<LinkedItems items={items} />
				</ul>
			</div>
			<aside aria-label={credit.title}>
				<h2 className="label">{credit.title}</h2>
				<p>{credit.text}</p>
			</aside>
		</section>
	);
}
