import type { DesignFault } from "./design.ts";
import type { Question } from "./schema.ts";

/** In how many questions the answers of a role or pillar may have the same motif or word. */
const MOST_ALIKE = 2;
/** Shorter words are mostly grammar. */
const WORD = /\p{L}{5,}/gu;

/** Finds motifs and words that give a role or a pillar away, because they are in too many of its answers. */
export function hintFaults(questions: readonly Pick<Question, "id" | "options">[]): DesignFault[] {
	const hints = questions.flatMap(({ id, options }, question) =>
		options.flatMap(({ role, pillars, motif, label }, option) =>
			[
				{ key: role, field: "motif", hint: motif },
				...(label.toLowerCase().match(WORD) ?? []).flatMap((hint) =>
					[role, ...pillars].map((key) => ({ key, field: "label", hint })),
				),
			].map((hint) => ({ ...hint, id, path: [question, "options", option, hint.field] })),
		),
	);
	const groups = new Map<string, typeof hints>();
	for (const hint of hints) {
		const name = `${hint.key} ${hint.field} ${hint.hint}`;
		groups.set(name, [...(groups.get(name) ?? []), hint]);
	}
	return [...groups.values()].flatMap((group) => {
		const ids = [...new Set(group.map(({ id }) => id))];
		const last = group.at(-1);
		if (!last || ids.length <= MOST_ALIKE) return [];
		const what = last.field === "motif" ? "do the same" : "have the same word";
		const message = `Answers of "${last.key}" ${what} in ${ids.join(", ")}: "${last.hint}". At most ${MOST_ALIKE} questions may, or it gives them away.`;
		return [{ path: last.path, message }];
	});
}
