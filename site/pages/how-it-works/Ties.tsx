import clsx from "clsx";
import { fill } from "../../../shared/quiz/fill.ts";
import { NumberedItems } from "../../components/Items.tsx";
import { Section } from "../../components/Section.tsx";
import { Prose } from "../../components/Text.tsx";
import type { Fairness } from "../../schemas/fairness.ts";
import type { HowItWorksPage } from "./schema.ts";

const COLORS = ["text-madder", "text-marigold", "text-forest", "text-woad"];

interface TiesProps {
	copy: HowItWorksPage["ties"];
	settledBy: Fairness["settledBy"];
	/** The values of the placeholders in the paragraphs. */
	values: Readonly<Record<string, string>>;
}

/** The three steps that break a tie, and how often each step decides, with a legend for the bar. */
export function Ties({
	copy: { title, paragraphs, steps, settled },
	settledBy,
	values,
}: TiesProps) {
	return (
		<Section className="grid gap-x-fluid-6 gap-y-12 lg:grid-cols-[5fr_7fr]">
			<div>
				<h2>{title}</h2>
				<Prose text={paragraphs.map((text) => fill(text, values))} className="mt-5 max-w-lead" />
			</div>
			<NumberedItems items={steps} />
			<div className="lg:col-span-full">
				<h3>{settled.title}</h3>
				<SettledBar shares={settledBy} />
				<dl className="grid grid-cols-2 gap-x-8 gap-y-5 lg:grid-cols-4">
					{settled.labels.map((label, index) => (
						<div key={label} className="flex flex-col-reverse justify-end">
							<dt>{label}</dt>
							<dd className="display text-entry lining-nums">
								{/* A border remains visible in forced colors; a background would not. */}
								<span
									className={clsx("mb-2.5 block w-6 border-t-10 border-current", COLORS[index])}
								/>
								{settledBy[index]?.toFixed(1)}%
							</dd>
						</div>
					))}
				</dl>
			</div>
		</Section>
	);
}

/**
 * A stacked bar of all possible sets of answers, divided by how first place was decided. The list below has the same
 * content.
 */
function SettledBar({ shares }: { shares: readonly number[] }) {
	return (
		<svg
			className="mt-4 mb-5 h-12 w-full fill-current"
			viewBox="0 0 100 6"
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			{shares.map((share, index) => (
				<rect
					key={share}
					className={COLORS[index]}
					x={shares.slice(0, index).reduce((sum, before) => sum + before, 0)}
					width={share}
					height="6"
				/>
			))}
		</svg>
	);
}
