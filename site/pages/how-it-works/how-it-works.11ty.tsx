import { pillarLabel, questions, roleOf } from "../../../shared/quiz/catalogue.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { definePage } from "../../build/page.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { Closing } from "../../components/Closing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Prose } from "../../components/Prose.tsx";
import { TitledItems } from "../../components/TitledItems.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { FairnessTable } from "./FairnessTable.tsx";
import { Meetings } from "./Meetings.tsx";
import { schema } from "./schema.ts";
import { Ties } from "./Ties.tsx";

const BLOCK: PageBlock = { slug: "how-it-works", pattern: "cardTrick" };

export const data = definePage({
	path: "/quiz/how-it-works",
	metadata: ({ pages }) => ({
		...schema.parse(pages["how-it-works"]).metadata,
		crumbs: [{ label: "Quiz", href: "/quiz" }],
		block: BLOCK,
	}),
});

/** How the quiz reaches its result, and what the result does not mean. */
export default function HowItWorks(data: SiteData) {
	const { pages, fairness: figures } = data;
	const { head, counting, ties, fairness, meetings, limits, credits, closing } = schema.parse(
		pages["how-it-works"],
	);
	const shares = figures.roles.map(({ share }) => share);
	const values = {
		sheets: figures.sheets.toLocaleString("en-US"),
		tied: figures.tied.toFixed(1),
		least: Math.min(...shares).toFixed(1),
		most: Math.max(...shares).toFixed(1),
	};
	return (
		<Document
			data={data}
			styles="how-it-works"
			head={<link rel="stylesheet" href={data.assets.pageStyles["how-it-works-figures"]} />}
		>
			<PageHead tone="indigo" {...BLOCK} {...head} />
			<section className="section wrap counting">
				<div className="prose">
					<h2>{counting.title}</h2>
					<Prose text={counting.paragraphs} />
				</div>
				<CountingExample title={counting.exampleTitle} marks={counting.marks} />
			</section>
			<Ties copy={ties} settledBy={figures.settledBy} values={values} />
			<section className="section wrap fairness">
				<div className="prose">
					<h2>{fairness.title}</h2>
					<Prose text={fairness.paragraphs.map((text) => fill(text, values))} />
				</div>
				<FairnessTable copy={fairness} roles={figures.roles} />
				<p className="note">{fairness.note}</p>
			</section>
			<Meetings copy={meetings} />
			<section className="section wrap limits">
				<h2>{limits.title}</h2>
				<ul>
					<TitledItems items={limits.items} />
				</ul>
				<div className="credits">
					<h2 className="label">{credits.title}</h2>
					<Prose text={credits.items} />
				</div>
			</section>
			<Closing tone="indigo" {...closing} />
		</Document>
	);
}

interface CountingExampleProps {
	title: string;
	/** What each of the three marks is for. */
	marks: readonly string[];
}

/** The first answer of the quiz, and the three marks that it makes. */
function CountingExample({ title, marks }: CountingExampleProps) {
	const [question] = questions;
	const option = question?.options[0];
	if (!question || !option) return null;
	const [roleMark, ...pillarMarks] = marks;
	return (
		<figure className="example" data-role={option.role}>
			<figcaption className="label">{title}</figcaption>
			<p>{question.prompt}</p>
			<p className="answer display">{option.label}</p>
			<ul>
				<li className="mark">
					<b>{roleOf(option.role).name}</b> <span>{roleMark}</span>
				</li>
				{option.pillars.map((pillar, index) => (
					<li key={pillar}>
						<b>{pillarLabel(pillar)}</b> <span>{pillarMarks[index]}</span>
					</li>
				))}
			</ul>
		</figure>
	);
}
