import { questions, roleOf } from "../../shared/quiz/catalogue.ts";
import { ROLE_KEYS, type RoleKey } from "../../shared/quiz/keys.ts";

const ROLES = ROLE_KEYS.length;

/** The weight of head-to-head scores, above any sum of pillar marks, so that pillars decide between equal scores. */
const DUEL = 64;

/**
 * Counts the results of all answer sheets (complete sets of answers) that start with the given options. The algorithm
 * applies the rule of shared/quiz/score.ts incrementally: a choice updates counters and is then undone, so a billion
 * answer sheets take minutes. A test compares the counts with `scoreQuiz`.
 */
export function countSheets(
	questions: readonly QuestionDesign[],
	beginning: readonly number[] = [],
): Tally {
	const counts = new Int32Array(ROLES);
	/** At index `role * ROLES + rival`: the role's wins over the rival, minus losses. */
	const duels = new Int32Array(ROLES * ROLES);
	const pillarMarks = new Int32Array(ROLES);
	const tied = new Int32Array(ROLES);
	const tally = emptyTally();

	function choose({ role, rivals, dismantlers }: OptionDesign, step: 1 | -1) {
		bump(counts, role, step);
		for (const rival of rivals) {
			bump(duels, role * ROLES + rival, step);
			bump(duels, rival * ROLES + role, -step);
		}
		for (const dismantler of dismantlers) bump(pillarMarks, dismantler, step);
	}

	function answerFrom(position: number) {
		const question = questions[position];
		if (!question) return record();
		for (const option of question) {
			choose(option, 1);
			answerFrom(position + 1);
			choose(option, -1);
		}
	}

	function record() {
		const sharing = findTied();
		const listedFirst = readAt(tied, 0);
		bump(tally.listedFirst, listedFirst, 1);
		if (sharing > 1) return recordTie(sharing);
		bump(tally.primary, listedFirst, 1);
		bump(tally.settledBy, 0, 1);
	}

	/** Writes the tied roles into `tied` in catalogue order, and returns their number. */
	function findTied(): number {
		let highest = 0;
		let sharing = 0;
		for (let role = 0; role < ROLES; role++) {
			const count = readAt(counts, role);
			if (count < highest) continue;
			if (count > highest) sharing = 0;
			highest = count;
			tied[sharing++] = role;
		}
		return sharing;
	}

	function recordTie(sharing: number) {
		let primary = 0;
		let [best, next] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
		for (let index = 0; index < sharing; index++) {
			const role = readAt(tied, index);
			let standing = readAt(pillarMarks, role);
			for (let other = 0; other < sharing; other++) {
				standing += DUEL * readAt(duels, role * ROLES + readAt(tied, other));
			}
			next = Math.max(next, Math.min(best, standing));
			if (standing > best) [primary, best] = [role, standing];
		}
		bump(tally.primary, primary, 1);
		bump(tally.settledBy, settler(best, next), 1);
	}

	for (const [position, choice] of beginning.entries()) {
		const option = questions[position]?.[choice];
		if (!option) throw new RangeError(`question ${position + 1} has no option ${choice}`);
		choose(option, 1);
	}
	answerFrom(beginning.length);
	return tally;
}

/** The index in `Tally.settledBy` of the rule that decides between the two best roles of a tie. */
function settler(best: number, next: number): number {
	if (best === next) return 3;
	return Math.floor(best / DUEL) === Math.floor(next / DUEL) ? 2 : 1;
}

function bump(counters: Int32Array, index: number, step: number) {
	counters[index] = (counters[index] ?? 0) + step;
}

function readAt(counters: Int32Array, index: number): number {
	return counters[index] ?? 0;
}

/**
 * Counts of answer sheets; 32 bits suffice (4^15 < 2^31). Arrays by role use the role's index in the catalogue.
 */
export type Tally = ReturnType<typeof emptyTally>;

export function emptyTally() {
	return {
		primary: new Int32Array(ROLES),
		/** For each role, the answer sheets on which it would come first if ties went to the role listed first. */
		listedFirst: new Int32Array(ROLES),
		/** By the rule that decides: count, head to head, pillars, catalogue order. */
		settledBy: new Int32Array(4),
	};
}

/** An option of a question, as the indices of the counters that change when the option is chosen. */
interface OptionDesign {
	readonly role: number;
	/** The roles of the three other options. */
	readonly rivals: readonly number[];
	/** The indices of the roles that dismantle a pillar of this option; a role that dismantles both appears twice. */
	readonly dismantlers: readonly number[];
}

type QuestionDesign = readonly OptionDesign[];

export function readDesign(): QuestionDesign[] {
	const position = (role: RoleKey) => ROLE_KEYS.indexOf(role);
	return questions.map(({ options }) =>
		options.map((option) => ({
			role: position(option.role),
			rivals: options.filter((other) => other !== option).map(({ role }) => position(role)),
			dismantlers: option.pillars.flatMap((pillar) =>
				ROLE_KEYS.filter((role) => roleOf(role).dismantles.includes(pillar)).map(position),
			),
		})),
	);
}
