import { z } from "zod";
import { href, slug, text } from "../content/fields.ts";
import { PILLAR_KEYS, QUESTION_IDS, ROLE_KEYS } from "./keys.ts";

/*
 * The quiz's data files: bare arrays, where keys.ts has an order in that order.
 * As in shared/content/fields.ts, a message is read as the end of "found X, expected ...".
 * What no single entry can show, the balance of the fifteen questions, is in design.ts.
 */

const roleKey = z.enum(ROLE_KEYS);
const pillarKey = z.enum(PILLAR_KEYS);

/** A line of so many characters. */
function line(least: number, most: number) {
	const expected = `${least} to ${most} characters`;
	return text.min(least, expected).max(most, expected);
}

/** Prose of so many words. */
function prose(least: number, most: number) {
	return text.refine((value) => {
		const count = value.split(/\s+/).length;
		return count >= least && count <= most;
	}, `${least} to ${most} words`);
}

/** A list with one entry for each of the keys, in their order. */
function listOf<Entry extends z.ZodType>(
	entry: Entry,
	keys: readonly string[],
	keyOf: (entry: z.infer<Entry>) => string,
) {
	return z
		.array(entry)
		.length(keys.length, `${keys.length} entries`)
		.superRefine((entries, context) => {
			for (const [index, key] of keys.entries()) {
				const found = entries[index];
				if (found !== undefined && keyOf(found) !== key) {
					context.addIssue({ code: "custom", path: [index], message: `"${key}" in this place` });
				}
			}
		});
}

/** A list in which no two entries answer the same. */
function distinct<Entry extends z.ZodType>(
	list: z.ZodArray<Entry>,
	keyOf: (entry: z.infer<Entry>) => string,
	expected: string,
) {
	return list.superRefine((entries, context) => {
		const keys = entries.map(keyOf);
		for (const [index, key] of keys.entries()) {
			if (keys.indexOf(key) < index)
				context.addIssue({ code: "custom", path: [index], message: expected });
		}
	});
}

const twoPillars = z.tuple([pillarKey, pillarKey]).refine(([first, second]) => first !== second, {
	path: [1],
	error: "a pillar other than the first",
});

const option = z.strictObject({ label: line(60, 110), role: roleKey, pillars: twoPillars });

const question = z.strictObject({
	id: z.enum(QUESTION_IDS),
	prompt: line(40, 140),
	options: distinct(
		z.array(option).length(4, "four options"),
		({ role }) => role,
		"an option of a role that this question does not offer yet",
	),
});

const acts = z.array(line(15, 90)).length(3, "three acts");

const role = z.strictObject({
	role: roleKey,
	name: line(3, 30),
	tagline: line(30, 90),
	gift: prose(25, 45),
	challenge: prose(25, 45),
	contribution: prose(25, 45),
	invitation: prose(25, 45),
	dismantles: twoPillars,
	praxis: z.strictObject({ self: acts, home: acts, work: acts }),
	recommendedPrograms: distinct(
		z.array(slug).min(1).max(4),
		String,
		"a program that this role does not name yet",
	),
	icon: z
		.string()
		.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'the name of a Lucide icon, such as "flask-conical"'),
});

const program = z.strictObject({
	slug,
	title: line(3, 60),
	category: z.enum(["Series", "Collab", "Workshop"]),
	partner: text,
	summary: line(30, 160),
	url: href,
	/** Why this program suits a role, for the roles where that helps. */
	rationale: z.partialRecord(roleKey, line(20, 140)),
});

const tier = z.strictObject({
	slug,
	name: text,
	/** In US dollars. */
	price: z.number().int().positive(),
	detail: text,
	summary: line(20, 160),
	url: href,
});

export const questionsSchema = listOf(question, QUESTION_IDS, ({ id }) => id);
export const rolesSchema = listOf(role, ROLE_KEYS, ({ role }) => role);
export const pillarsSchema = listOf(
	z.strictObject({ key: pillarKey, label: text }),
	PILLAR_KEYS,
	({ key }) => key,
);
export const programsSchema = distinct(
	z.array(program).length(12, "twelve programs"),
	({ slug }) => slug,
	"a slug of its own",
);
export const tiersSchema = distinct(
	z.array(tier).length(3, "three tiers"),
	({ slug }) => slug,
	"a slug of its own",
);

export type Question = z.infer<typeof question>;
export type Role = z.infer<typeof role>;
export type Pillar = z.infer<typeof pillarsSchema>[number];
export type Program = z.infer<typeof program>;
export type Tier = z.infer<typeof tier>;
