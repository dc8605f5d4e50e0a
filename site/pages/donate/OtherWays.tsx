import { Onward } from "../../components/Button.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import type { DonatePage } from "./schema.ts";

/** Ways to give that need no money, or not at once. */
export function OtherWays({ copy: { title, lead, items } }: { copy: DonatePage["other"] }) {
	return (
		<SplitSection id="other-ways" title={title} lead={lead}>
			<ul className="rows">
				{items.map(({ title: way, text, action }) => (
					<li key={way}>
						<h3>{way}</h3>
						<p>{text}</p>
						<Onward link={action} />
					</li>
				))}
			</ul>
		</SplitSection>
	);
}
