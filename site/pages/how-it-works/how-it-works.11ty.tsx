import clsx from "clsx";
import { pillarLabel, questions, roleOf } from "../../../shared/quiz/catalogue.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { PageHead } from "../../components/PageHead.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { PageSection } from "../../sections/PageSection.tsx";
import { FairnessTable } from "./FairnessTable.tsx";
import { Meetings } from "./Meetings.tsx";
import { Settled } from "./Settled.tsx";
import type { schema } from "./schema.ts";

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
	const filled = ({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) => ({
		title,
		paragraphs: paragraphs.map((text) => fill(text, values)),
	});
	return (
		<Document data={data}>
			<PageHead tone="indigo" {...head} />
			<PageSection data={data} section={{ kind: "text", ...counting }}>
				<CountingExample title={counting.exampleTitle} marks={counting.marks} />
			</PageSection>
			<PageSection
				data={data}
				section={{
					kind: "steps",
					title: ties.title,
					lead: filled(ties).paragraphs.join(" "),
					items: ties.steps,
				}}
			>
				<Settled copy={ties.settled} shares={figures.settledBy} />
			</PageSection>
			<PageSection data={data} section={{ kind: "text", ...filled(fairness) }}>
				<FairnessTable copy={fairness} roles={figures.roles} />
			</PageSection>
			<PageSection data={data} section={{ kind: "text", ...meetings }}>
				<Meetings copy={meetings} />
			</PageSection>
			<PageSection
				data={data}
				section={{
					kind: "questions",
					title: limits.title,
					items: limits.items.map(({ title, text }) => ({
						question: title,
						answer: fill(text, { howTitle: data.words.results.howTitle }),
					})),
				}}
			/>
			<PageSection data={data} section={{ kind: "text", title: credits.title }}>
				<ul className="grid gap-y-3">
					{credits.items.map(({ text, link }) => (
						<li key={text} className="max-w-text">
							{text} {link && <a href={link.href}>{link.label}</a>}
						</li>
					))}
				</ul>
			</PageSection>
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
		<figure className="mt-6 border bg-raised p-entry" data-role={option.role}>
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
