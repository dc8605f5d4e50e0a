import { PILLAR_KEYS, type PillarKey, ROLE_KEYS, type RoleKey } from "./keys.ts";
import type { Question } from "./schema.ts";

/** The counts of the balanced design, explained in docs/quiz-words.md. */
const QUESTIONS_A_ROLE = 6;
const QUESTIONS_A_PAIR = 2;
const OPTIONS_A_PILLAR = 8;
const ROLES_SHARED_BY_NEIGHBORS = 1;
const MOST_IN_ONE_POSITION = 2;

export interface DesignFault {
	/** The path in questions.json; empty if the fault has no single location. */
	readonly path: (string | number)[];
	readonly message: string;
}

type Questions = readonly Pick<Question, "id" | "options">[];

/**
 * Finds violations of the balanced design, which offers every role, pair of roles and pillar equally often. A misplaced
 * role also breaks the rules on pairs, neighbors and positions, which are checked only if each role occurs 6 times.
 */
export function designFaults(questions: Questions): DesignFault[] {
	const roles = ROLE_KEYS.flatMap((role) => roleFaults(questions, role));
	const arrangement = [pairFaults, neighborFaults, positionFaults];
	return [
		...(roles.length ? roles : arrangement.flatMap((faults) => faults(questions))),
		...PILLAR_KEYS.flatMap((pillar) => pillarFaults(questions, pillar)),
	];
}

function roleFaults(questions: Questions, role: RoleKey): DesignFault[] {
	const offering = questions.filter((question) => offers(question, role));
	const surplus = offering.length - QUESTIONS_A_ROLE;
	if (surplus === 0) return [];
	const fault = `"${role}" is offered in ${offering.length} questions; the balance needs ${QUESTIONS_A_ROLE}.`;
	if (surplus < 0) return [{ path: [], message: fault }];

	// The role is misplaced in a question if it appears too often together with each of the other roles there.
	const misplaced = offering.filter((question) =>
		rolesOf(question).every(
			(other) => other === role || meetings(questions, role, other).length > QUESTIONS_A_PAIR,
		),
	);
	const suspects = misplaced.length ? misplaced : offering;
	const [only, ...more] = suspects;
	const path = only && !more.length ? pathOf(questions, only, role) : [];
	return [{ path, message: `${fault} Swap it back in ${oneOf(suspects)}.` }];
}

function pairFaults(questions: Questions): DesignFault[] {
	const pairs = ROLE_KEYS.flatMap((one, index) =>
		ROLE_KEYS.slice(index + 1).map((other) => [one, other] as const),
	);
	return pairs.flatMap(([one, other]) => {
		const met = meetings(questions, one, other);
		if (met.length === QUESTIONS_A_PAIR) return [];
		const where = met.length ? ` (${met.map(({ id }) => id).join(", ")})` : "";
		const message = `"${one}" and "${other}" stand in the same question ${times(met.length)}${where}; the balance needs ${times(QUESTIONS_A_PAIR)}.`;
		return [{ path: [], message }];
	});
}

function neighborFaults(questions: Questions): DesignFault[] {
	return questions.slice(1).flatMap((question, index) => {
		const before = questions[index];
		const shared = before ? rolesOf(question).filter((role) => offers(before, role)) : [];
		if (!before || shared.length === ROLES_SHARED_BY_NEIGHBORS) return [];
		const message = `${before.id} and ${question.id} share ${shared.length} roles; neighbors share exactly ${ROLES_SHARED_BY_NEIGHBORS}. Put the questions back in their order.`;
		return [{ path: [index + 1], message }];
	});
}

function positionFaults(questions: Questions): DesignFault[] {
	const positions = [0, 1, 2, 3];
	return ROLE_KEYS.flatMap((role) =>
		positions.flatMap((position) => {
			const count = questions.filter(({ options }) => options[position]?.role === role).length;
			if (count >= 1 && count <= MOST_IN_ONE_POSITION) return [];
			const message = `"${role}" is option ${position + 1} of a question ${times(count)}; every role stands there once or twice. Put the options back in their order.`;
			return [{ path: [], message }];
		}),
	);
}

function pillarFaults(questions: Questions, pillar: PillarKey): DesignFault[] {
	const marking = questions.filter(({ options }) =>
		options.some(({ pillars }) => pillars.includes(pillar)),
	);
	const count = questions
		.flatMap(({ options }) => options)
		.filter(({ pillars }) => pillars.includes(pillar)).length;
	if (count === OPTIONS_A_PILLAR) return [];
	const remedy = count > OPTIONS_A_PILLAR ? ` Swap it back in ${oneOf(marking)}.` : "";
	const message = `"${pillar}" is marked by ${count} options; the balance needs ${OPTIONS_A_PILLAR}.${remedy}`;
	return [{ path: [], message }];
}

function rolesOf({ options }: Questions[number]): RoleKey[] {
	return options.map(({ role }) => role);
}

function offers(question: Questions[number], role: RoleKey): boolean {
	return rolesOf(question).includes(role);
}

function meetings(questions: Questions, one: RoleKey, other: RoleKey): Questions {
	return questions.filter((question) => offers(question, one) && offers(question, other));
}

function pathOf(
	questions: Questions,
	question: Questions[number],
	role: RoleKey,
): DesignFault["path"] {
	return [questions.indexOf(question), "options", rolesOf(question).indexOf(role), "role"];
}

function oneOf(questions: Questions): string {
	const ids = questions.map(({ id }) => id).join(", ");
	return questions.length === 1 ? ids : `one of: ${ids}`;
}

function times(count: number): string {
	return count === 1 ? "once" : `${count} times`;
}
