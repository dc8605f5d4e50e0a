import { dismantledBy, questions } from "./catalogue.ts";
import { PILLAR_KEYS, type PillarKey, type QuestionId, ROLE_KEYS, type RoleKey } from "./keys.ts";
import type { SharedResult } from "./result.ts";
import type { Question } from "./schema.ts";

export type Answers = Readonly<Partial<Record<QuestionId, number>>>;

export interface QuizOutcome extends SharedResult {
	/** How often each role was chosen: 0 to 6 times, 15 in total. */
	readonly roleCounts: Readonly<Record<RoleKey, number>>;
	/** How many chosen options have each pillar: 0 to 8; the sum is 30, because every option has two pillars. */
	readonly pillarCounts: Readonly<Record<PillarKey, number>>;
}

type Option = Pick<Question["options"][number], "role" | "pillars">;

interface Choice {
	readonly chosen: Option;
	readonly offered: readonly Option[];
}

/** Two or more keys; their order is the last tie-breaker. */
type Order<Key> = readonly [Key, Key, ...Key[]];

export function rolesOf(answers: Answers): RoleKey[] {
	return questions.flatMap(({ id, options }) => options[answers[id] ?? -1]?.role ?? []);
}

/**
 * Scores a complete set of answers.
 * @param order - the order of the roles, which is the last tie-breaker
 * @throws RangeError that names the question without a valid answer
 */
export function scoreQuiz(answers: Answers, order: Order<RoleKey> = ROLE_KEYS): QuizOutcome {
	const choices = choicesOf(answers);
	const options = choices.map(({ chosen }) => chosen);
	const roleCounts = tally(
		ROLE_KEYS,
		options.map(({ role }) => role),
	);
	const pillarCounts = tally(
		PILLAR_KEYS,
		options.flatMap(({ pillars }) => pillars),
	);
	const highest = Math.max(...Object.values(roleCounts));
	const tied = order.filter((role) => roleCounts[role] === highest);

	const [primary, second] = firstTwo(
		order,
		(role) => roleCounts[role],
		(role) => headToHead(role, tied, choices),
		(role) => sum(dismantledBy(role).map((pillar) => pillarCounts[pillar])),
	);
	const dismantles = dismantledBy(primary);
	return {
		primary,
		secondary: tied.includes(second) ? second : null,
		topPillars: firstTwo(
			PILLAR_KEYS,
			(pillar) => (dismantles.includes(pillar) && pillarCounts[pillar] ? 1 : 0),
			(pillar) => pillarCounts[pillar],
		),
		roleCounts,
		pillarCounts,
	};
}

function choicesOf(answers: Answers): Choice[] {
	const stray = Object.keys(answers).find((key) => !questions.some(({ id }) => id === key));
	if (stray) throw new RangeError(`${stray} is not a question of the quiz`);
	return questions.map(({ id, options }) => {
		const chosen = options.find((_, index) => index === answers[id]);
		if (!chosen) throw new RangeError(`${id} needs an answer from 0 to 3, found ${answers[id]}`);
		return { chosen, offered: options };
	});
}

/**
 * Sums over the questions that offer this role: +1 for each other tied role offered there if this role was chosen,
 * -1 if another tied role was chosen.
 */
function headToHead(role: RoleKey, tied: readonly RoleKey[], choices: readonly Choice[]): number {
	return sum(
		choices.map(({ chosen, offered }) => {
			const met = offered.map((option) => option.role).filter((other) => tied.includes(other));
			if (!met.includes(role) || !met.includes(chosen.role)) return 0;
			return role === chosen.role ? met.length - 1 : -1;
		}),
	);
}

/** Returns the two best keys by the first measure; each further measure breaks the ties that remain. */
function firstTwo<Key>(
	[...keys]: Order<Key>,
	...measures: readonly ((key: Key) => number)[]
): [Key, Key] {
	const [first, second] = keys.sort((a, b) => {
		const telling = measures.find((measure) => measure(a) !== measure(b));
		return telling ? telling(b) - telling(a) : 0;
	});
	return [first, second];
}

function tally<Key extends string>(
	keys: readonly Key[],
	occurrences: readonly Key[],
): Record<Key, number> {
	// `Object.fromEntries` has no type that guarantees every key.
	const counts = Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;
	for (const key of occurrences) counts[key]++;
	return counts;
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}
