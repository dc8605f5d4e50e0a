import { describe, expect, it } from "vitest";
import { questions, roles } from "../../../shared/quiz/catalogue.ts";
import { designFaults } from "../../../shared/quiz/design.ts";

const copyOfQuestions = () => structuredClone([...questions]);
type Edited = ReturnType<typeof copyOfQuestions>;
type Slot = [question: number, option: number];

function optionAt(edited: Edited, [question, option]: Slot) {
	const found = edited[question - 1]?.options[option];
	if (!found) throw new Error(`no option ${option} at q${question}`);
	return found;
}

/** The faults of the shipped questions after an edit. */
function faultsAfter(edit: (edited: Edited) => unknown) {
	const edited = copyOfQuestions();
	edit(edited);
	return designFaults(edited);
}

function swapRoles(edited: Edited, one: Slot, other: Slot) {
	const [a, b] = [optionAt(edited, one), optionAt(edited, other)];
	[a.role, b.role] = [b.role, a.role];
}

it.each(roles)("$role marks each pillar that it dismantles in at least two options", (role) => {
	const own = questions.flatMap(({ options }) => options.filter((each) => each.role === role.role));
	for (const pillar of role.dismantles) {
		const marks = own.filter(({ pillars }) => pillars.includes(pillar)).length;
		expect(marks, pillar).toBeGreaterThanOrEqual(2);
	}
});

describe("designFaults", () => {
	it("finds none in the shipped questions", () => {
		expect(designFaults(questions)).toEqual([]);
	});

	it("points at the one role that was changed, and spares what follows from it", () => {
		const faults = faultsAfter((edited) => {
			optionAt(edited, [9, 0]).role = "builder";
		});
		expect(faults).toEqual([
			{
				path: [8, "options", 0, "role"],
				message: '"builder" is offered in 7 questions; the balance needs 6. Swap it back in q9.',
			},
			{ path: [], message: '"healer" is offered in 5 questions; the balance needs 6.' },
		]);
	});

	it("finds questions in another order, and nothing else", () => {
		const faults = faultsAfter((edited) => edited.unshift(...edited.splice(0, 3).reverse()));
		const message =
			"q1 and q4 share 2 roles; neighbors share exactly 1. Put the questions back in their order.";
		expect(faults).toEqual([{ path: [3], message }]);
	});

	const backInOrder = "every role stands there once or twice. Put the options back in their order.";

	it.each<[string, (edited: Edited) => unknown, string[]]>([
		[
			"every question that may be meant",
			(edited) => {
				optionAt(edited, [9, 0]).role = "builder";
				optionAt(edited, [11, 1]).role = "builder";
			},
			[
				'"builder" is offered in 8 questions; the balance needs 6. Swap it back in one of: q6, q9, q11.',
			],
		],
		[
			"roles swapped between questions, by the pairs that they make",
			(edited) => swapRoles(edited, [1, 3], [2, 0]),
			[
				'"experimenter" and "builder" stand in the same question 3 times (q1, q5, q10); the balance needs 2 times.',
				'"experimenter" and "caregiver" stand in the same question once (q10); the balance needs 2 times.',
			],
		],
		[
			"options in another order",
			(edited) => {
				for (const { options } of edited) options.sort((a, b) => a.role.localeCompare(b.role));
			},
			[
				`"builder" is option 1 of a question 6 times; ${backInOrder}`,
				`"builder" is option 2 of a question 0 times; ${backInOrder}`,
			],
		],
		[
			"a changed pillar",
			(edited) => {
				optionAt(edited, [9, 0]).pillars = ["right_to_comfort", "perfectionism"];
			},
			[
				'"objectivity" is marked by 7 options; the balance needs 8.',
				'"perfectionism" is marked by 9 options; the balance needs 8. Swap it back in one of: q1, q2, q4, q5, q9, q14.',
			],
		],
		[
			"the gap that a lost question leaves",
			(edited) => edited.pop(),
			['"healer" is offered in 5 questions; the balance needs 6.'],
		],
	])("finds %s", (_, edit, expected) => {
		const messages = faultsAfter(edit).map(({ message }) => message);
		expect(messages).toEqual(expect.arrayContaining(expected));
	});
});
