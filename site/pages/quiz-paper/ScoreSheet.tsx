import { questions, roles } from "../../../shared/quiz/catalogue.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import type { Question, Role } from "../../../shared/quiz/schema.ts";
import type { PaperQuizPage } from "./schema.ts";

/** The letters of a question's four answers. */
export const LETTERS = ["A", "B", "C", "D"] as const;

/** A no-break space: Chromium leaves empty cells out of a PDF's table. */
const BLANK = "\u00a0";

type ScoreCopy = PaperQuizPage["score"];

/** The score sheet: counting, the three steps for a tie, and the result (docs/product.md 2.7). */
export function ScoreSheet({ copy }: { copy: ScoreCopy }) {
	const { ties, result } = copy;
	return (
		<div className="paper-score">
			<h2>{copy.title}</h2>
			<ol className="paper-steps">
				{copy.steps.map((step, index) => (
					<li key={step}>
						<b>{index + 1}</b> <span>{step}</span>
					</li>
				))}
			</ol>
			<LetterTable
				title={copy.tableTitle}
				copy={copy.columns}
				lettersOf={lettersOfRole}
				withMarks
			/>
			<h3>{ties.title}</h3>
			<ol className="paper-steps paper-ties">
				{ties.steps.map(({ title, text }, index) => (
					<li key={title}>
						<b>{index + 1}</b>{" "}
						<span>
							<b>{title}.</b> {text}
						</span>
					</li>
				))}
			</ol>
			<LetterTable title={ties.tableTitle} copy={copy.columns} lettersOf={lettersOfHabits} />
			<dl className="paper-result">
				{[result.primary, result.secondary].map((label) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd />
					</div>
				))}
			</dl>
		</div>
	);
}

/** The letter of the answer that stands for the role; empty where the question doesn't offer the role. */
function lettersOfRole({ role }: Role, { options }: Question): string {
	return lettersOf(options, (option) => (option.role === role ? 1 : 0));
}

/** The letters of the answers that mark a habit of the role, twice where one marks both habits. */
function lettersOfHabits({ dismantles }: Role, { options }: Question): string {
	return lettersOf(
		options,
		({ pillars }) => pillars.filter((pillar) => dismantles.includes(pillar)).length,
	);
}

function lettersOf(
	options: Question["options"],
	times: (option: Question["options"][number]) => number,
): string {
	return options.map((option, index) => LETTERS[index]?.repeat(times(option)) ?? "").join("");
}

interface LetterTableProps {
	title: string;
	copy: ScoreCopy["columns"];
	lettersOf: (role: Role, question: Question) => string;
	/** Whether each row has room for the marks of the first step. */
	withMarks?: boolean;
}

/** A row for each role and a column for each question. */
function LetterTable({ title, copy, lettersOf, withMarks = false }: LetterTableProps) {
	return (
		<>
			<p className="paper-caption">{title}</p>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: on narrow screens it scrolls, also by keyboard */}
			<section className="paper-table" aria-label={title} tabIndex={0}>
				<table aria-label={title}>
					<thead>
						<tr>
							<th scope="col">{copy.role}</th>
							{questions.map(({ id }, index) => (
								<th key={id} scope="col" abbr={fill(copy.question, { number: index + 1 })}>
									{index + 1}
								</th>
							))}
							<th scope="col">{copy.count}</th>
							{withMarks && <th scope="col">{copy.marks}</th>}
						</tr>
					</thead>
					<tbody>
						{roles.map((role) => (
							<tr key={role.role}>
								<th scope="row">{role.name}</th>
								{questions.map((question) => {
									const letters = lettersOf(role, question);
									return <td key={question.id}>{letters ? <b>{letters}</b> : BLANK}</td>;
								})}
								<td>{BLANK}</td>
								{withMarks && <td>{BLANK}</td>}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</>
	);
}
