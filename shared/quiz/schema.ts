import { z } from "zod";
import { href, line, list, ownSlug, part, prose, slug } from "../content/fields.ts";
import { enrollmentSchema, programPartner } from "./enrollment.ts";
import { PILLAR_KEYS, QUESTION_IDS, ROLE_KEYS } from "./keys.ts";

/*
 * Schemas of the quiz's data files. Lists with keys follow the order of keys.ts. design.ts checks the balance of the
 * questions.
 */

/** Display names of the roles for the editor: `Frontline Responder` for `frontline_responder`. */
const ROLE_LABELS = Object.fromEntries(
	ROLE_KEYS.map((key) => [
		key,
		key.replace(
			/(^|_)(\w)/g,
			(_, gap: string, letter: string) => (gap && " ") + letter.toUpperCase(),
		),
	]),
);
export const roleKey = z.enum(ROLE_KEYS).meta({ label: "Role", labels: ROLE_LABELS });
const pillarKey = z
	.enum(PILLAR_KEYS)
	.meta({ label: "Pillar", relation: { type: "pillars", value: "key", label: "label" } });

/** Creates the schema of a text that is `least` to `most` characters long. */
function sized(label: string, least: number, most: number, hint?: string) {
	const expected = `${least} to ${most} characters`;
	return prose(label, hint).min(least, expected).max(most, expected);
}

/** Creates the schema of a text of 25 to 45 words. */
function counted(label: string, hint: string) {
	const [least, most] = [25, 45];
	const expected = `${least} to ${most} words`;
	return prose(label, `${hint} ${expected}.`).refine((value) => {
		const count = value.split(/\s+/).length;
		return count >= least && count <= most;
	}, expected);
}

/** Creates the schema of a list with one entry for each key, in the order of the keys. */
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

/** Forbids duplicate keys in a list. */
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

const BALANCE = "Fixed, so that every role and every pillar comes up equally often.";

/** What an answer does. It may do no more than two of a role's six: see hints.ts. */
const MOTIFS = {
	accompanies: "Goes along",
	asks: "Asks or listens",
	breathes: "Calms the body",
	compares: "Measures or compares",
	does: "Does the work",
	gathers: "Gathers people",
	hands_over: "Hands a job over",
	invites: "Brings someone in",
	keeps: "Keeps for later",
	makes: "Makes something",
	offers: "Gives a taste",
	practices: "Finds words",
	rests: "Rests",
	says: "Says or tells",
	sets_rules: "Sets fair rules",
	shows_up: "Shows up",
	sits_with: "Sits with someone",
	tries: "Tries for a while",
	visits: "Goes door to door",
	writes: "Writes",
};

const option = part("Answer", {
	label: sized("Answer", 40, 100),
	role: roleKey.meta({ edit: "readonly", why: BALANCE }),
	motif: z.enum(Object.keys(MOTIFS)).meta({
		label: "What it does",
		labels: MOTIFS,
		hint: "A role's six answers each do something else, and at most two of them the same.",
	}),
	pillars: twoPillars.meta({ label: "Pillars", item: "pillar", edit: "readonly", why: BALANCE }),
}).meta({ summary: "{{fields.label}}" });

const question = part("Question", {
	id: z.enum(QUESTION_IDS).meta({
		label: "Number",
		edit: "hidden",
		why: "Kept answers call the question by it.",
	}),
	prompt: sized("Question", 40, 140),
	options: distinct(
		list("Answers", "answer", option).length(4, "four options"),
		({ role }) => role,
		"an option of a role that this question does not offer yet",
	),
}).meta({ summary: "{{fields.prompt}}" });

function acts(label: string) {
	return list(label, "act", sized("Act", 15, 90)).length(3, "three acts");
}

const role = part("Role", {
	role: roleKey.meta({
		label: "Key",
		edit: "hidden",
		why: "Answers and links call the role by it.",
	}),
	name: sized("Name", 3, 30).meta({ lines: "one" }),
	tagline: sized("Tagline", 30, 90, "Under the role’s name, in results, on its page and in lists."),
	gift: counted("Gift", "In the results and on the role’s page."),
	challenge: counted("Challenge", "In the results and on the role’s page."),
	contribution: counted("Community contribution", "In the results and on the role’s page."),
	invitation: counted("Invitation", "In the results and on the role’s page."),
	dismantles: twoPillars.meta({
		label: "Pillars",
		item: "pillar",
		edit: "readonly",
		why: "Ties are settled by these two, and the fairness of the quiz was counted with them.",
	}),
	praxis: part(
		"Acts",
		{ self: acts("Acts for oneself"), home: acts("Acts at home"), work: acts("Acts at work") },
		"Three of each, in the results, in the Role Pack and on the role’s page.",
	),
	recommendedPrograms: distinct(
		list(
			"Recommended programs",
			"program",
			slug.meta({
				label: "Program",
				relation: { type: "programs", value: "slug", label: "title" },
			}),
			"One to four, the most fitting first.",
		)
			.min(1)
			.max(4),
		String,
		"a program that this role does not name yet",
	),
}).meta({ summary: "{{fields.name}}" });

const program = part("Program", {
	slug: ownSlug,
	title: sized("Title", 3, 60).meta({ lines: "one" }),
	category: z.enum(["Series", "Collab", "Workshop"]).meta({
		label: "Kind",
		labels: {
			Series: "Self-paced course",
			Collab: "Course with a co-creator",
			Workshop: "Live workshop",
		},
	}),
	partner: programPartner,
	summary: sized("Summary", 30, 160, "In the results, in mails and in the Academy’s lists."),
	url: href,
	enrollment: enrollmentSchema,
	rationale: z.partialRecord(roleKey, sized("Reason", 20, 140)).meta({
		label: "Why it suits a role",
		hint: "A sentence for each role to which the quiz recommends the program, where that helps.",
	}),
}).meta({ summary: "{{fields.title}}" });

const tier = part("Track", {
	slug: ownSlug,
	name: line("Name"),
	price: z.number().int().positive().max(100_000, "at most 100,000 dollars").meta({
		label: "Price in dollars",
		hint: "Only the number. Change it at your payment provider, too.",
	}),
	detail: line("Beside the price", "Such as 6 weeks."),
	summary: sized("Summary", 20, 160),
	url: href,
}).meta({ summary: "{{fields.name}}" });

export const questionsSchema = listOf(question, QUESTION_IDS, ({ id }) => id).meta({
	label: "Questions",
	hint: "The fifteen questions and their answers. The order and the number of both stay as they are.",
	group: "Quiz",
	item: "question",
});
export const rolesSchema = listOf(role, ROLE_KEYS, ({ role }) => role).meta({
	label: "Roles",
	hint: "The ten roles: in the results, on the page of each role and in mails.",
	group: "Quiz",
	item: "role",
});
export const pillarsSchema = listOf(
	part("Pillar", {
		key: z
			.enum(PILLAR_KEYS)
			.meta({ label: "Key", edit: "hidden", why: "Questions and roles call the pillar by it." }),
		label: line("Name", "In the results and on the page of each role."),
		sign: sized("What it looks like", 30, 120, "On an ordinary day, in one sentence."),
		instead: sized("Instead", 30, 120, "The way out of it, in one sentence."),
	}).meta({ summary: "{{fields.label}}" }),
	PILLAR_KEYS,
	({ key }) => key,
).meta({
	label: "Pillars",
	hint: "The names of the fifteen habits that the quiz speaks of.",
	group: "Quiz",
	item: "pillar",
});
export const programsSchema = distinct(
	z.array(program).length(12, "twelve programs"),
	({ slug }) => slug,
	"a slug of its own",
).meta({
	label: "Programs in the quiz",
	hint: "The twelve programs that the quiz recommends. Their pages are under Academy.",
	group: "Quiz",
	item: "program",
});
export const tiersSchema = distinct(
	z.array(tier).length(3, "three tiers"),
	({ slug }) => slug,
	"a slug of its own",
).meta({
	label: "Tracks and their prices",
	hint: "The three ways to enroll that results offer. The Academy page shows them, too.",
	group: "Quiz",
	item: "track",
});

export type Question = z.infer<typeof question>;
export type Role = z.infer<typeof role>;
export type Pillar = z.infer<typeof pillarsSchema>[number];
export type Program = z.infer<typeof program>;
export type Tier = z.infer<typeof tier>;
