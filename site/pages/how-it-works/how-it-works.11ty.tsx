import clsx from "clsx";
import { pillarLabel, questions, roleOf } from "../../../shared/quiz/catalogue.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { Disclosure, Faq } from "../../components/Faq.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import { Prose } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { FairnessTable } from "./FairnessTable.tsx";
import { Meetings } from "./Meetings.tsx";
import type { schema } from "./schema.ts";
import { Ties } from "./Ties.tsx";

export const data = definePage({ path: "/quiz/how-it-works" });

/** How the quiz computes its result, and what the result does not mean. */
export default function HowItWorks(data: PageData<"how-it-works", typeof schema>) {
	const { pages, fairness: figures } = data;
	const { head, counting, ties, fairness, meetings, limits, credits } = pages["how-it-works"];
	const shares = figures.roles.map(({ share }) => share);
	const values = {
		sheets: figures.sheets.toLocaleString("en-US"),
		tied: figures.tied.toFixed(1),
		least: Math.min(...shares).toFixed(1),
		most: Math.max(...shares).toFixed(1),
	};
	return (
		<Document data={data}>
			<PageHead tone="indigo" {...head} />
			<Section className="grid gap-x-fluid-6 gap-y-12 lg:grid-cols-2">
				<div>
					<h2>{counting.title}</h2>
					<Prose text={counting.paragraphs} className="mt-5 max-w-text" />
				</div>
				<CountingExample title={counting.exampleTitle} marks={counting.marks} />
			</Section>
			<Ties copy={ties} settledBy={figures.settledBy} values={values} />
			<Section>
				<h2>{fairness.title}</h2>
				<Prose
					text={fairness.paragraphs.map((text) => fill(text, values))}
					className="mt-5 max-w-text"
				/>
				<FairnessTable copy={fairness} roles={figures.roles} />
			</Section>
			<Meetings copy={meetings} />
			<Section>
				<SectionHead title={limits.title} className="mb-6" />
				<Faq
					items={limits.items.map(({ title, text }) => ({
						question: title,
						answer: fill(text, { howTitle: data.words.results.howTitle }),
					}))}
				/>
				<div className="mt-8 border-y">
					<Disclosure title={<h2>{credits.title}</h2>}>
						<ul className="pb-5">
							{credits.items.map(({ text, link }) => (
								<li key={text} className="mt-3 max-w-text">
									{text} {link && <a href={link.href}>{link.label}</a>}
								</li>
							))}
						</ul>
					</Disclosure>
				</div>
			</Section>
		</Document>
	);
}

interface CountingExampleProps {
	title: string;
	marks: readonly string[];
}

/** An example: the quiz's first answer, and the three marks that it gives. */
function CountingExample({ title, marks }: CountingExampleProps) {
	const [question] = questions;
	const option = question?.options[0];
	if (!question || !option) return null;
	const [roleMark, ...pillarMarks] = marks;
	return (
		<figure className="border bg-raised p-entry-lg" data-role={option.role}>
			<figcaption className="label">{title}</figcaption>
			<p className="mt-3 text-soft">{question.prompt}</p>
			<p className="display mt-3 rounded border-2 border-ink px-4.5 py-3.5 text-h5 leading-tight">
				{option.label}
			</p>
			<ul className="mt-5">
				<Mark color="border-s-role" name={roleOf(option.role).name} meaning={roleMark} />
				{option.pillars.map((pillar, index) => (
					<Mark
						key={pillar}
						color="border-s-control"
						name={pillarLabel(pillar)}
						meaning={pillarMarks[index]}
					/>
				))}
			</ul>
		</figure>
	);
}

interface MarkProps {
	color: string;
	name: string;
	meaning: string | undefined;
}

function Mark({ color, name, meaning }: MarkProps) {
	return (
		<li
			className={clsx(
				"flex flex-wrap justify-between gap-x-6 border-s-8 border-t py-2.5 ps-6",
				color,
			)}
		>
			<b>{name}</b> <span className="text-soft">{meaning}</span>
		</li>
	);
}
