import { pillarLabel, questions, roleOf } from "../../../shared/quiz/catalogue.ts";
import { en } from "../../../shared/quiz/en.ts";
import { type RoleKey, roleIn } from "../../../shared/quiz/keys.ts";
import type { Words } from "../../../shared/quiz/translation.ts";
import { oracle, sheetOf } from "../../unit/quiz/sheets.ts";

/** Options chosen from the first question on. One role leads alone. */
export const PLAIN = "012301230123012";

/** A tie for first place, so that there is a secondary role; its pillars differ from those the role names first. */
export const TIE = "000000000000000";

const lengths = questions.map(({ options }) => options.map(({ label }) => label).join("").length);

/** The question whose answers take the most room, counted from 0. */
export const longestQuestion = lengths.indexOf(Math.max(...lengths));

/** What a visitor should be told who answers like this: counted from the questions, not by the quiz's own rules. */
export function expected(pattern: string) {
	const { primary, secondary, topPillars } = oracle(sheetOf([...pattern].map(Number)));
	if (!primary) throw new Error(`no role for ${pattern}`);
	return {
		role: primary,
		name: roleOf(primary).name,
		secondary,
		secondaryName: secondary && roleOf(secondary).name,
		pillarLabels: topPillars.map(pillarLabel),
	};
}

/** All that a visitor reads of a role on the results. */
export function wordsOf(role: RoleKey, words: Words = en): string[] {
	const { name, tagline, gift, challenge, contribution, invitation, praxis } = roleIn(words, role);
	const acts = [...praxis.self, ...praxis.home, ...praxis.work];
	return [name, tagline, gift, challenge, contribution, invitation, ...acts];
}
