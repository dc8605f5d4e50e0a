import type { ReactNode } from "react";
import { fill } from "../../../shared/quiz/fill.ts";
import { Disclosure } from "../../components/Faq.tsx";
import { Sentences } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { pathIn } from "../../eleventy/localization.ts";
import { type Span, spansOf } from "./PlanStrips.tsx";
import type { PaperGuidePage, schema } from "./schema.ts";

/** The text of the facilitator's guide, for both screen and print. */
export function Guide({ data }: { data: PageData<"quiz-paper-guide", typeof schema> }) {
	const copy = data.pages["quiz-paper-guide"];
	const { language, pillars } = data.words;
	const site = data.environment.siteUrl.replace(/^https?:\/\//, "");
	const values = {
		tied: Math.round(data.fairness.tied),
		roles: site + pathIn(language, "/quiz/roles"),
		circle: site + pathIn(language, "/quiz/circle"),
	};
	return (
		<div className="paper-guide">
			<header>
				<p>{copy.head.label}</p>
				<p>{copy.head.title}</p>
				<p>{copy.head.lead}</p>
			</header>
			<section>
				<h2>{copy.glance.title}</h2>
				<dl className="paper-facts">
					{copy.glance.items.map(({ label, text }) => (
						<div key={label}>
							<dt>{label}</dt> <dd>{text}</dd>
						</div>
					))}
				</dl>
			</section>
			<Part title={copy.before.title}>
				<List items={copy.before.items.map((item) => fill(item, values))} />
			</Part>
			<Part title={copy.access.title}>
				<ul>
					{copy.access.items.map(({ title, text }) => (
						<li key={title}>
							<b>{title}.</b> {text}
						</li>
					))}
				</ul>
			</Part>
			{[copy.consent, copy.limits].map(({ title, items }) => (
				<Part key={title} title={title}>
					<List items={items} />
				</Part>
			))}
			<Plan copy={copy.plan} values={values} />
			<Part title={copy.tie.title}>
				<p>{copy.tie.text}</p>
			</Part>
			{[copy.upset, copy.closing].map(({ title, paragraphs }) => (
				<Part key={title} title={title}>
					{paragraphs.map((text) => (
						<Sentences key={text} text={fill(text, values)} />
					))}
				</Part>
			))}
			<Part title={copy.habits.title}>
				<p>{copy.habits.text}</p>
				<ul>
					{pillars.map(({ key, label, sign, instead }) => (
						<li key={key}>
							<b>{label}.</b> {sign} <i>{instead}</i>
						</li>
					))}
				</ul>
			</Part>
		</div>
	);
}

/** A part of the guide under its heading: collapsed on screen, expanded in print. */
function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section>
			<Disclosure title={<h2>{title}</h2>}>
				<div>{children}</div>
			</Disclosure>
		</section>
	);
}

function List({ items }: { items: readonly string[] }) {
	return (
		<ul>
			{items.map((item) => (
				<li key={item}>{item}</li>
			))}
		</ul>
	);
}

interface PlanProps {
	copy: PaperGuidePage["plan"];
	/** The values of the placeholders in the text. */
	values: Parameters<typeof fill>[1];
}

/** A table with the start and end minute of each step, in the one-hour plan and in the 45-minute plan. */
function Plan({ copy: { title, columns, items }, values }: PlanProps) {
	const inWords = ({ from, to }: Span) => (from === to ? columns.leftOut : `${from}–${to}`);
	const whole = spansOf(items.map(({ minutes }) => minutes)).map(inWords);
	const short = spansOf(items.map(({ short }) => short)).map(inWords);
	return (
		<section className="paper-plan">
			<h2>{title}</h2>
			<table>
				<thead>
					<tr>
						<th scope="col">{columns.minutes}</th>
						<th scope="col">{columns.short}</th>
						<th scope="col">{columns.step}</th>
						<th scope="col">{columns.say}</th>
					</tr>
				</thead>
				<tbody>
					{items.map(({ name, step, say }, index) => (
						<tr key={name}>
							<th scope="row" data-label={columns.minutes}>
								{whole[index]}
							</th>
							<td data-label={columns.short}>{short[index]}</td>
							<td>{fill(step, values)}</td>
							<td>{say}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
