import { expect, it } from "vitest";
import { hintFaults } from "../../../shared/quiz/hints.ts";
import type { QuestionId } from "../../../shared/quiz/keys.ts";
import type { Question } from "../../../shared/quiz/schema.ts";

type Option = Question["options"][number];

/** Answers of the Weaver that mark individualism, each in a question of its own, with different words and motifs. */
const ANSWERS = [
	{ motif: "asks", label: "I bake bread." },
	{ motif: "says", label: "I plant trees." },
	{ motif: "visits", label: "I carry water." },
];

function questionsWith(change: Partial<Option>, changed: number) {
	return ANSWERS.map((answer, index) => ({
		id: `q${index + 1}` as QuestionId,
		options: [
			{
				role: "weaver",
				pillars: ["individualism", "perfectionism"],
				...answer,
				...(index < changed && change),
			} satisfies Option,
		],
	}));
}

it.each<[string, Partial<Option>, string]>([
	["a motif", { motif: "rests" }, "motif"],
	["a word", { label: "I sing tonight." }, "label"],
])(
	"%s that a role's answers repeat in three questions gives the role away; in two it doesn't",
	(_, change, field) => {
		expect(hintFaults(questionsWith(change, 2))).toEqual([]);
		const places = hintFaults(questionsWith(change, 3)).map(({ path }) => path);
		expect(places).toContainEqual([2, "options", 0, field]);
		expect(new Set(places.map(String)).size).toBe(1);
	},
);

it("a word in three answers of different roles that mark one pillar gives the pillar away", () => {
	const questions = questionsWith({ label: "I sing tonight." }, 3);
	const [first, second] = questions.map(({ options }) => options[0]);
	Object.assign(first ?? {}, { role: "guide" });
	Object.assign(second ?? {}, { role: "healer" });
	const messages = hintFaults(questions).map(({ message }) => message);
	expect(messages).toContain(
		'Answers of "individualism" have the same word in q1, q2, q3: "tonight". At most 2 questions may, or it gives them away.',
	);
	expect(messages.join()).not.toContain("weaver");
});

it("short words, and the words of one question, are no faults", () => {
	expect(hintFaults(questionsWith({ label: "I help a kid." }, 3))).toEqual([]);
	const [question] = questionsWith({ label: "I sing tonight." }, 1);
	if (!question) throw new Error("no question");
	const options = [...question.options, ...question.options, ...question.options];
	expect(hintFaults([{ ...question, options }])).toEqual([]);
});
