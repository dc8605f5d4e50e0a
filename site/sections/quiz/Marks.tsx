import clsx from "clsx";
import { pillarLabel, questions, roleOf } from "../../../shared/quiz/catalogue.ts";
import type { FromQuizProps } from "./schema.ts";

/** An example: the quiz's first answer, and the three marks that it gives; `labels` says what each is for. */
export function Marks({ caption, labels }: FromQuizProps) {
	const [question] = questions;
	const option = question?.options[0];
	if (!question || !option) return null;
	const names = [roleOf(option.role).name, ...option.pillars.map(pillarLabel)];
	return (
		<figure className="mt-6 border bg-raised p-entry" data-role={option.role}>
			<figcaption className="label">{caption}</figcaption>
			<p className="mt-4 text-soft">{question.prompt}</p>
			<p className="display mt-3 rounded border-2 border-ink px-4.5 py-3.5 text-h5 leading-tight">
				{option.label}
			</p>
			<ul className="mt-5">
				{names.map((name, index) => (
					<li
						key={name}
						className={clsx(
							"flex flex-wrap justify-between gap-x-6 border-s-8 border-t py-2.5 ps-6",
							index === 0 ? "border-s-role" : "border-s-control",
						)}
					>
						<b>{name}</b> <span className="text-soft">{labels[index]}</span>
					</li>
				))}
			</ul>
		</figure>
	);
}
