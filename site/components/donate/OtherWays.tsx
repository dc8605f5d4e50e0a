import type { DonatePage } from "../../../shared/content/pages/donate.ts";
import { Onward } from "../Button.tsx";
import { SplitSection } from "../SplitSection.tsx";

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
