import type { Language } from "../language.ts";
import { PILLAR_KEYS, type PillarKey, type QuestionId, type RoleKey } from "./keys.ts";
import type * as messages from "./messages.ts";
import type { Pillar, Program, Question, Role, Tier } from "./schema.ts";
import { programs, questions, roles, tiers } from "./structure.ts";

/** The texts of the quiz's interface. */
export type Messages = Pick<
	typeof messages,
	| "landing"
	| "quiz"
	| "answers"
	| "email"
	| "delivery"
	| "results"
	| "rolePack"
	| "mail"
	| "credits"
>;

/** Everything that the quiz says in one language. Views and mails are given it, and import no words themselves. */
export interface Words extends Messages {
	readonly language: Language;
	readonly questions: readonly Question[];
	readonly roles: readonly Role[];
	readonly pillars: readonly Pillar[];
	readonly programs: readonly Program[];
	readonly tiers: readonly Tier[];
}

/** A language other than English as its files have it: words, and nothing that is the same in every language. */
export interface Translation {
	readonly language: Language;
	readonly messages: Messages;
	readonly questions: Readonly<
		Record<QuestionId, { readonly prompt: string; readonly options: readonly string[] }>
	>;
	readonly roles: Readonly<
		Record<RoleKey, Omit<Role, "role" | "dismantles" | "recommendedPrograms">>
	>;
	readonly pillars: Readonly<Record<PillarKey, Omit<Pillar, "key">>>;
	readonly programs: Readonly<Record<string, Pick<Program, "summary" | "rationale">>>;
	readonly tiers: Readonly<Record<string, Omit<Tier, "slug" | "price" | "url">>>;
}

/** The words of a file without the name of its schema. */
export function plain<File extends { $schema: string }>({ $schema: _, ...words }: File) {
	return words;
}

/** The words of a translation with the structure that they belong to. */
export function translated({ language, messages, ...words }: Translation): Words {
	return {
		...messages,
		language,
		questions: questions.map((question) => {
			const { prompt, options } = words.questions[question.id];
			return {
				...question,
				prompt,
				options: question.options.map((option, index) => ({
					...option,
					label: options[index] ?? missing(question.id),
				})),
			};
		}),
		roles: roles.map((role) => ({ ...role, ...words.roles[role.role] })),
		pillars: PILLAR_KEYS.map((key) => ({ key, ...words.pillars[key] })),
		programs: programs.map((program) => ({
			...program,
			...(words.programs[program.slug] ?? missing(program.slug)),
		})),
		tiers: tiers.map((tier) => ({ ...tier, ...(words.tiers[tier.slug] ?? missing(tier.slug)) })),
	};
}

/** The role of this key. */
export function roleIn({ roles }: Pick<Words, "roles">, key: RoleKey): Role {
	return roles.find(({ role }) => role === key) ?? missing(key);
}

/** The pillar of this key: its name, what it looks like and the way out of it. */
export function pillarIn({ pillars }: Pick<Words, "pillars">, key: PillarKey): Pillar {
	return pillars.find((pillar) => pillar.key === key) ?? missing(key);
}

/** @throws Error naming the key that a file lost; `npm run check` finds it first */
function missing(key: string): never {
	throw new Error(`no words for "${key}"`);
}
