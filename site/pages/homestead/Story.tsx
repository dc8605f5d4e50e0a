import clsx from "clsx";
import { Facts } from "../../components/Facts.tsx";
import { Prose } from "../../components/Prose.tsx";
import { PullQuote } from "../../components/PullQuote.tsx";
import { Section } from "../../components/Section.tsx";
import type { HomesteadPage } from "./schema.ts";

/** The story of the land beside its size, and the stages of building on it beside a quote. */
export function Story({ copy }: { copy: HomesteadPage["story"] }) {
	return (
		<Section tone="deep" className="grid gap-x-fluid-6 gap-y-10 lg:grid-cols-[5fr_7fr]">
			<p className="display text-h2 leading-[0.85] text-link">
				<span className="text-[clamp(9rem,7rem+14vw,22rem)] leading-[0.72] tracking-[-0.04em] lining-nums">
					{copy.figure}
				</span>{" "}
				{copy.unit}
			</p>
			<div>
				<h2>{copy.title}</h2>
				<Prose text={copy.paragraphs} className="mt-[1.1em] max-w-text" />
				<Facts facts={copy.facts} className="mt-8" />
			</div>
			<PullQuote className="max-w-[13em] lg:mt-6">{copy.quote}</PullQuote>
			<div className="lg:mt-6">
				<h3 className="mb-6">{copy.stagesTitle}</h3>
				<ol className="grid gap-x-8 sm:grid-cols-2">
					{copy.stages.map((stage, index) => (
						<Stage key={stage.name} stage={stage} furrow={FURROWS[index]} />
					))}
				</ol>
			</div>
		</Section>
	);
}

const FURROWS = ["border-clay", "border-marigold", "border-moss", "border-forest"];

interface StageProps {
	stage: HomesteadPage["story"]["stages"][number];
	furrow: string | undefined;
}

/** One stage below its furrow, a thick line of dye. */
function Stage({ stage: { name, text }, furrow }: StageProps) {
	return (
		<li className={clsx("border-t-6 py-4.5", furrow)}>
			<h4 className="display text-h4">{name}</h4>
			<p className="mt-1.5 text-soft">{text}</p>
		</li>
	);
}
