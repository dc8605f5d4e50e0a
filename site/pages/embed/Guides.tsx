import { SplitSection } from "../../components/SplitSection.tsx";
import type { EmbedPage } from "./schema.ts";

/** Step by step, where each tool takes the lines. */
export function Guides({ copy: { title, lead, items } }: { copy: EmbedPage["guides"] }) {
	return (
		<SplitSection id="guides" title={title} lead={lead}>
			<div className="faq guides">
				{items.map(({ name, steps }) => (
					<details key={name} name="guide">
						<summary>
							<h3>{name}</h3>
						</summary>
						<ol>
							{steps.map((step) => (
								<li key={step}>{step}</li>
							))}
						</ol>
					</details>
				))}
			</div>
		</SplitSection>
	);
}
