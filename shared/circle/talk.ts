import { formFor } from "../language.ts";
import { fill } from "../quiz/fill.ts";
import type { RoleKey } from "../quiz/keys.ts";
import type { Group } from "./group.ts";
import type { CircleWords, TalkWords } from "./words.ts";

/** Questions about some of the roles. */
export interface Asks {
	readonly title: string;
	readonly lead: string;
	readonly questions: readonly { readonly role: RoleKey; readonly text: string }[];
}

/** What a group has to talk about. */
export interface Talk {
	/** About the roles that nobody leans to. */
	readonly missing: Asks;
	/** About the roles in which several stand together; null without such a role. */
	readonly together: Asks | null;
	/** Three prompts for fifteen minutes: docs/product.md 12.7. */
	readonly prompts: {
		readonly title: string;
		readonly lead: string;
		readonly turns: readonly { readonly title: string; readonly text: string }[];
	};
}

/** The talk of every circle in one language. */
export interface TalkMaker {
	talkOf(circle: Pick<CircleWords, "language" | "names">, group: Group): Talk;
	/** The words of the printed sheets. */
	readonly print: TalkWords["print"];
}

export function createTalk(words: TalkWords): TalkMaker {
	return { print: words.print, talkOf: (circle, group) => talkOf(words, circle, group) };
}

function talkOf(
	words: TalkWords,
	{ language, names }: Pick<CircleWords, "language" | "names">,
	group: Group,
): Talk {
	const { band, missing, gathered, shares } = group;
	const { here, missing: open, whole, together, next, minutes, title, lead } = words.prompts;
	const roles = (keys: readonly RoleKey[]) => ({ roles: keys.map((key) => names[key]).join(", ") });
	const count = (role: RoleKey) => shares.find((share) => share.role === role)?.first ?? 0;
	const prompts = [
		here[band],
		missing.length > 0 ? fill(open[band], roles(missing)) : whole,
		gathered.length > 0 ? fill(together[band], roles(gathered)) : next[band],
	];
	return {
		missing: {
			title: words.missing.title,
			lead: missing.length > 0 ? words.missing.lead[band] : words.missing.none,
			questions: missing.map((role) => ({ role, text: words.roles[role].missing })),
		},
		together:
			gathered.length > 0
				? {
						...words.together,
						questions: gathered.map((role) => ({
							role,
							text: fill(formFor(count(role), words.roles[role].together, language), {
								count: count(role),
							}),
						})),
					}
				: null,
		prompts: {
			title,
			lead,
			turns: prompts.map((text, turn) => ({ title: minutes[turn] ?? "", text })),
		},
	};
}
