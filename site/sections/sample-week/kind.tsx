import { buttonClass } from "../../components/Button.tsx";
import { Disclosure } from "../../components/Faq.tsx";
import { Label } from "../../components/Text.tsx";
import { defineKind, type SectionProps } from "../section.ts";
import { schema } from "./schema.ts";

type Week = SectionProps<typeof schema>["section"];

const PARTS = ["morning", "midday", "afternoon"] as const;

/** Five days of the curriculum as disclosures, and a link to the PDF of the same week. */
export default defineKind({
	schema,
	Content: ({ section: week }) => (
		<>
			<div className="questions">
				{week.days.map((day) => (
					<SampleDay key={day.day} day={day} parts={week.parts} />
				))}
			</div>
			<p className="mt-5 max-w-text text-small text-soft">{week.note}</p>
			<p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 text-small text-soft">
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
		</>
	),
});

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
