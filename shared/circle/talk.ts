import { formFor } from "../language.ts";
import { fill } from "../quiz/fill.ts";
import type { RoleKey } from "../quiz/keys.ts";
import type { Group } from "./group.ts";
import type { CircleWords, TalkWords } from "./messages.ts";

export interface Asks {
	readonly title: string;
	readonly lead: string;
	readonly questions: readonly Question[];
}

export interface Question {
	readonly role: RoleKey;
	readonly name: string;
	readonly text: string;
}

export interface Talk {
	/** The questions about roles that nobody has. */
	readonly missing: Asks;
	/** The questions about the roles in `Group.gathered`; null if there are none. */
	readonly together: Asks | null;
	/** Three prompts for a conversation of fifteen minutes. */
	readonly prompts: {
		readonly title: string;
		readonly lead: string;
		readonly turns: readonly { readonly title: string; readonly text: string }[];
	};
}

export interface TalkMaker {
	talkOf(circle: Pick<CircleWords, "language" | "names">, group: Group): Talk;
	/** The texts of the printed sheets. */
	readonly print: TalkWords["print"];
}

export function createTalk(words: TalkWords): TalkMaker {
	return {
		print: words.print,
		talkOf({ language, names }, group) {
			const { band, missing, gathered } = group;
			const { here, missing: open, whole, together, next, minutes, title, lead } = words.prompts;
			const roles = (keys: readonly RoleKey[]) => ({
				roles: keys.map((key) => names[key]).join(", "),
			});
			const prompts = [
				here[band],
				missing.length > 0 ? fill(open[band], roles(missing)) : whole,
				gathered.length > 0 ? fill(together[band], roles(gathered)) : next[band],
			];
			const ask = (role: RoleKey, text: string): Question => ({ role, name: names[role], text });
			const shared = group.shares.filter(({ role }) => gathered.includes(role));
			const { title: missingTitle, lead: missingLead, none } = words.missing;
			return {
				missing: {
					...(missing.length > 0 ? { title: missingTitle, lead: missingLead[band] } : none),
					questions: missing.map((role) => ask(role, words.roles[role].missing)),
				},
				together:
					shared.length > 0
						? {
								...words.together,
								questions: shared.map(({ role, first: count }) =>
									ask(role, fill(formFor(count, words.roles[role].together, language), { count })),
								),
							}
						: null,
				prompts: {
					title,
					lead,
					turns: prompts.map((text, turn) => ({ title: minutes[turn] ?? "", text })),
				},
			};
		},
	};
}
