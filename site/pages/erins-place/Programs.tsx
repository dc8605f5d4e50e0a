import { Onward } from "../../components/Button.tsx";
import type { ErinsPlacePage } from "./schema.ts";

/** The seven core programs (spec section 2, Microschool landing), numbered like patches of one cloth. */
export function Programs({ copy: { title, lead, items } }: { copy: ErinsPlacePage["programs"] }) {
	return (
		<section className="wrap core-programs">
			<div>
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
			</div>
			<ol>
				{items.map(({ name, text, action }, index) => (
					<li key={name}>
						<span className="display numeral" aria-hidden="true">
							{index + 1}
						</span>
						<h3>{name}</h3>
						<p>{text}</p>
						{action && <Onward link={action} />}
					</li>
				))}
			</ol>
		</section>
	);
}
