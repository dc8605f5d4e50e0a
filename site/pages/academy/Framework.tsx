import clsx from "clsx";
import { Numeral } from "../../components/Numeral.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { AcademyPage } from "./schema.ts";

type FrameworkCopy = AcademyPage["framework"];

/** The eight steps of the framework: a stitched path on a phone, two flights of stairs on a wide page. */
export function Framework({ copy: { title, lead, steps } }: { copy: FrameworkCopy }) {
	return (
		<Section>
			<SectionHead title={title} lead={lead} className="mb-block" />
			<ol className="threaded lg:grid lg:grid-cols-4 lg:gap-x-fluid-3 lg:gap-y-12">
				{steps.map((step, index) => (
					<Step key={step.name} index={index} step={step} />
				))}
			</ol>
		</Section>
	);
}

/** Every step of a flight is a little higher than the one before. */
const STAIRS = ["lg:mt-24", "lg:mt-16", "lg:mt-8", ""] as const;

interface StepProps {
	index: number;
	step: FrameworkCopy["steps"][number];
}

function Step({ index, step: { name, text } }: StepProps) {
	return (
		<li
			className={clsx(
				"after:inset-[3rem_auto_0.6rem_1.15rem] max-lg:pb-7 max-lg:pl-16",
				"lg:border-t-2 lg:border-ink lg:pt-4.5 lg:after:hidden",
				STAIRS[index % STAIRS.length],
			)}
		>
			<Numeral className="absolute top-0 left-0 w-10 text-center text-[2.75rem] leading-none lg:static lg:mb-3 lg:block lg:text-left lg:text-[4rem]">
				{index + 1}
			</Numeral>
			<h3>{name}</h3>
			<p className="mt-1 text-soft">{text}</p>
		</li>
	);
}
