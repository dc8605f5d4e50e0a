import { fill } from "../../../shared/quiz/fill.ts";
import type { Question, Role } from "../../../shared/quiz/schema.ts";
import type { Words } from "../../../shared/quiz/translation.ts";
import type { PaperQuizPage } from "./schema.ts";

/** The letters of a question's four answers. */
export const LETTERS = ["A", "B", "C", "D"] as const;

/** The content of blank table cells: a no-break space, because Chromium omits empty cells from a tagged PDF. */
const BLANK = "\u00a0";

type ScoreCopy = PaperQuizPage["score"];

/** The score sheet: how to count marks, three steps to break a tie, and space for the result. */
export function ScoreSheet({ words, copy }: { words: Words; copy: ScoreCopy }) {
	const { ties, result } = copy;
	return (
		<div className="paper-score">
			<h2>{copy.title}</h2>
			<ol>
				{copy.steps.map((step, index) => (
					<li key={step}>
						<b>{index + 1}</b> <span>{step}</span>
					</li>
				))}
			</ol>
			<LetterTable
				words={words}
				title={copy.tableTitle}
				copy={copy.columns}
				counted={forItsRole}
				patches={copy.patches}
			/>
			<p>{copy.quilt}</p>
			<h3>{ties.title}</h3>
			<ol>
				{ties.steps.map(({ title, text }, index) => (
					<li key={title}>
						<b>{index + 1}</b>{" "}
						<span>
							<b>{title}.</b> {text}
						</span>
					</li>
				))}
			</ol>
			<LetterTable
				words={words}
				title={ties.tableTitle}
				copy={copy.columns}
				counted={forItsHabits}
			/>
			<dl>
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

/** Returns how many marks an answer gives a role. */
type Counted = (role: Role, option: Question["options"][number]) => number;

/** Counts an answer once for its own role. */
const forItsRole: Counted = ({ role }, option) => (option.role === role ? 1 : 0);

/** Counts an answer once for each of its habits that the role dismantles. */
const forItsHabits: Counted = ({ dismantles }, { pillars }) =>
	pillars.filter((pillar) => dismantles.includes(pillar)).length;

/** Renders the letters of a question's answers that count for a role; an answer that counts twice has a small 2. */
function Letters({
	role,
	question,
	counted,
}: {
	role: Role;
	question: Question;
	counted: Counted;
}) {
	const letters = question.options.flatMap((option, index) => {
		const times = counted(role, option);
		return times ? [{ letter: LETTERS[index], times }] : [];
	});
	if (letters.length === 0) return BLANK;
	return letters.map(({ letter, times }) => (
		<b key={letter}>
			{letter}
			{times > 1 && <sup>{times}</sup>}
		</b>
	));
}

interface LetterTableProps {
	words: Words;
	title: string;
	copy: ScoreCopy["columns"];
	counted: Counted;
	/** The label of a row of patches to color; without it, the table has neither this row nor a column for marks. */
	patches?: string;
}

/** A table with a row for each role and a column for each question. */
function LetterTable({ words, title, copy, counted, patches }: LetterTableProps) {
	const { questions, roles } = words;
	return (
		<>
			<p>{title}</p>
			<div className="paper-table">
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
							{patches && <th scope="col">{copy.marks}</th>}
						</tr>
					</thead>
					<tbody>
						{roles.map((role) => (
							<tr key={role.role}>
								<th scope="row">{role.name}</th>
								{questions.map((question) => (
									<td key={question.id}>
										<Letters role={role} question={question} counted={counted} />
									</td>
								))}
								<td>{BLANK}</td>
								{patches && <td>{BLANK}</td>}
							</tr>
						))}
						{patches && (
							<tr className="paper-patches">
								<th scope="row">{patches}</th>
								{questions.map(({ id }) => (
									<td key={id}>{BLANK}</td>
								))}
							</tr>
						)}
					</tbody>
				</table>
			</div>
		</>
	);
}
