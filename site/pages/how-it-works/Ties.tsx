import { fill } from "../../../shared/quiz/fill.ts";
import { Prose } from "../../components/Prose.tsx";
import { TitledItems } from "../../components/TitledItems.tsx";
import type { Fairness } from "../../content/schemas/fairness.ts";
import type { HowItWorksPage } from "./schema.ts";

interface TiesProps {
	copy: HowItWorksPage["ties"];
	settledBy: Fairness["settledBy"];
	/** The values for the placeholders in the text. */
	values: Readonly<Record<string, string>>;
}

/** The three steps that settle a tie, and how often each of them does. */
export function Ties({
	copy: { title, paragraphs, steps, settled },
	settledBy,
	values,
}: TiesProps) {
	return (
		<section className="section deep">
			<div className="ties wrap">
				<div>
					<h2>{title}</h2>
					<Prose text={paragraphs.map((text) => fill(text, values))} />
				</div>
				<ol>
					<TitledItems items={steps} />
				</ol>
				<div className="settled">
					<h3>{settled.title}</h3>
					<SettledBar shares={settledBy} />
					<dl>
						{settled.labels.map((label, index) => (
							<div key={label}>
								<dt>{label}</dt>
								<dd className="display">{settledBy[index]?.toFixed(1)}%</dd>
							</div>
						))}
					</dl>
				</div>
			</div>
		</section>
	);
}

/** All answer sheets as one bar. The list below has the same content. */
function SettledBar({ shares }: { shares: readonly number[] }) {
	return (
		<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
			{shares.map((share, index) => (
				<rect
					key={share}
					x={shares.slice(0, index).reduce((sum, before) => sum + before, 0)}
					width={share}
					height="6"
				/>
			))}
		</svg>
	);
}
