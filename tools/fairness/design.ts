import { questions, roleOf } from "../../shared/quiz/catalogue.ts";
import { ROLE_KEYS, type RoleKey } from "../../shared/quiz/keys.ts";

/** The questions as numbers: what choosing an option adds to the counters of count.ts. */
export interface OptionDesign {
	/** Position of its role in the catalogue. */
	readonly role: number;
	/** Positions of the three roles that it passes over. */
	readonly rivals: readonly number[];
	/** Roles that dismantle a pillar which it marks; a role that dismantles both stands here twice. */
	readonly dismantlers: readonly number[];
}

export type QuestionDesign = readonly OptionDesign[];

/** The design of the shipped questions. */
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
