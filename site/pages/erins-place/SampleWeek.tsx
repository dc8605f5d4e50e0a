import clsx from "clsx";
import { buttonClass } from "../../components/Button.tsx";
import { Disclosure } from "../../components/Faq.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import { Label } from "../../components/Text.tsx";
import type { ErinsPlacePage } from "./schema.ts";

type Week = ErinsPlacePage["week"];

/** Five days of the curriculum as disclosures, and a link to the PDF of the same week. */
export function SampleWeek({ copy: week }: { copy: Week }) {
	return (
		<Section id="sample-week" className="split">
			<div>
				<SectionHead title={week.title} lead={week.lead} />
				<WeekPatches days={week.days} />
				<p className="mt-8 grid justify-items-start gap-2.5 text-small text-soft">
					<a
						className={buttonClass()}
						href="/downloads/erins-place-sample-curriculum.pdf"
						download
						aria-describedby="curriculum-file"
					>
						{week.download}
					</a>
					<span id="curriculum-file">{week.downloadNote}</span>
				</p>
			</div>
			<div>
				<div className="divide-y border-y">
					{week.days.map((day) => (
						<SampleDay key={day.day} day={day} parts={week.parts} />
					))}
				</div>
				<p className="mt-6 max-w-text text-small text-soft">{week.note}</p>
			</div>
		</Section>
	);
}

const PARTS = ["morning", "midday", "afternoon"] as const;

/** The color of each principle, matching the color of its initial. */
const DYES: Readonly<Record<Week["days"][number]["principle"], string>> = {
	Empowerment: "tone-plum",
	Resilience: "tone-indigo",
	Interconnectedness: "tone-forest",
	Nurture: "tone-madder",
};

/** A patch for each part of each day, in the color of the day's principle. It is decorative. */
function WeekPatches({ days }: Pick<Week, "days">) {
	return (
		<div className="mt-6 grid max-w-96 grid-flow-col grid-rows-3 gap-0.75" aria-hidden="true">
			{days.flatMap(({ day, principle }) =>
				PARTS.map((part) => (
					<span key={day + part} className={clsx("patch aspect-3/2", DYES[principle])} />
				)),
			)}
		</div>
	);
}

interface SampleDayProps {
	day: Week["days"][number];
	parts: Week["parts"];
}

function SampleDay({ day, parts }: SampleDayProps) {
	const title = (
		<h3 className="text-h4">
			<span className="block font-text text-small leading-normal font-normal tracking-normal text-soft">
				{day.day}
			</span>{" "}
			{day.title}
		</h3>
	);
	return (
		<Disclosure title={title}>
			<Label className="pb-2">{day.principle}</Label>
			<dl className="pb-3">
				{PARTS.map((part) => (
					<div key={part} className="grid gap-x-6 pb-3.5 sm:grid-cols-[7rem_minmax(0,1fr)]">
						<dt className="font-bold">{parts[part]}</dt>
						<dd>{day[part]}</dd>
					</div>
				))}
			</dl>
		</Disclosure>
	);
}
