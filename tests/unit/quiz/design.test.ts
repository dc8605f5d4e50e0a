import { describe, expect, it } from "vitest";
import { questions } from "../../../shared/quiz/catalogue.ts";
import { designFaults } from "../../../shared/quiz/design.ts";

type Edited = ReturnType<typeof copyOfQuestions>;
type Slot = [question: number, option: number];

function copyOfQuestions() {
	return structuredClone([...questions]);
}

function optionAt(edited: Edited, [question, option]: Slot) {
	const found = edited[question - 1]?.options[option];
	if (!found) throw new Error(`no option ${option} at q${question}`);
	return found;
}

/** The faults of the shipped questions after an edit. */
function faultsAfter(edit: (edited: Edited) => void) {
	const edited = copyOfQuestions();
	edit(edited);
	return designFaults(edited);
}

const messagesAfter = (edit: (edited: Edited) => void) =>
	faultsAfter(edit).map(({ message }) => message);

function swapRoles(edited: Edited, one: Slot, other: Slot) {
	const [a, b] = [optionAt(edited, one), optionAt(edited, other)];
	[a.role, b.role] = [b.role, a.role];
}

describe("designFaults", () => {
	it("finds none in a balanced quiz", () => {
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

	it("lists every question that may be meant", () => {
		const messages = messagesAfter((edited) => {
			optionAt(edited, [9, 0]).role = "builder";
			optionAt(edited, [11, 1]).role = "builder";
		});
		expect(messages).toContain(
			'"builder" is offered in 8 questions; the balance needs 6. Swap it back in one of: q6, q9, q11.',
		);
	});

	it("finds roles swapped between questions by the pairs that they make", () => {
		// q1 loses its caregiver to q2 and gets the builder: both stay in six questions.
		const messages = messagesAfter((edited) => swapRoles(edited, [1, 3], [2, 0]));
		expect(messages).toContain(
			'"experimenter" and "builder" stand in the same question 3 times (q1, q5, q10); the balance needs 2 times.',
		);
		expect(messages).toContain(
			'"experimenter" and "caregiver" stand in the same question once (q10); the balance needs 2 times.',
		);
	});

	it("finds questions in another order", () => {
		const faults = faultsAfter((edited) => edited.unshift(...edited.splice(0, 3).reverse()));
		expect(faults).toEqual([
			{
				path: [3],
				message:
					"q1 and q4 share 2 roles; neighbors share exactly 1. Put the questions back in their order.",
			},
		]);
	});

	it("finds options in another order", () => {
		const messages = messagesAfter((edited) => {
			for (const { options } of edited) options.sort((a, b) => a.role.localeCompare(b.role));
		});
		expect(messages).toContain(
			'"builder" is option 1 of a question 6 times; every role stands there once or twice. Put the options back in their order.',
		);
		expect(messages).toContain(
			'"builder" is option 2 of a question 0 times; every role stands there once or twice. Put the options back in their order.',
		);
	});

	it("finds a changed pillar", () => {
		const messages = messagesAfter((edited) => {
			optionAt(edited, [4, 2]).pillars = ["defensiveness", "perfectionism"];
		});
		expect(messages).toEqual([
			'"objectivity" is marked by 7 options; the balance needs 8.',
			'"defensiveness" is marked by 9 options; the balance needs 8. Swap it back in one of: q2, q3, q4, q5, q6, q8, q9, q10, q12.',
		]);
	});

	it("finds the gap that a lost question leaves", () => {
		expect(messagesAfter((edited) => edited.pop())).toContain(
			'"healer" is offered in 5 questions; the balance needs 6.',
		);
	});
});
