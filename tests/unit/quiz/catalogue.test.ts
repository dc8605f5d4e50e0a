import fc from "fast-check";
import { expect, it } from "vitest";
import { pillars, programs, questions, roles, tiers } from "../../../shared/quiz/catalogue.ts";
import { designFaults } from "../../../shared/quiz/design.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { rolePackFileName } from "../../../shared/quiz/role-path.ts";
import {
	pillarsSchema,
	programsSchema,
	questionsSchema,
	rolesSchema,
	tiersSchema,
} from "../../../shared/quiz/schema.ts";
import { anyText } from "../../any-text.ts";

const files = {
	questions: { schema: questionsSchema, shipped: questions },
	roles: { schema: rolesSchema, shipped: roles },
	pillars: { schema: pillarsSchema, shipped: pillars },
	programs: { schema: programsSchema, shipped: programs },
	tiers: { schema: tiersSchema, shipped: tiers },
};
type File = keyof typeof files;

/** Where the schema finds fault once the value at this path is another (undefined: gone). */
function faultsAt(file: File, path: string, value: unknown): string[] {
	const { schema, shipped } = files[file];
	const keys = path.split(".");
	const edited: unknown = structuredClone(shipped);
	const last = keys.pop() ?? "";
	const parent = keys.reduce<unknown>((part, key) => Object(part)[key], edited);
	if (value === undefined) Reflect.deleteProperty(Object(parent), last);
	else Reflect.set(Object(parent), last, value);
	const faults = schema.safeParse(edited).error?.issues ?? [];
	return faults.map((fault) => `${fault.path.join(".")}: ${fault.message}`);
}

it.each<[string, File, string, unknown]>([
	["a role offered twice", "questions", "3.options.2.role", "storyteller"],
	["a question out of its place", "questions", "3.id", "q5"],
	["an option that is too short", "questions", "3.options.2.label", "x".repeat(39)],
	["a dismantled pillar listed twice", "roles", "3.dismantles.1", "objectivity"],
	["a program named twice", "roles", "3.recommendedPrograms", ["parenting", "parenting"]],
	["a rationale for no role", "programs", "3.rationale", { wizard: "word ".repeat(8).trim() }],
	["an address that leads nowhere", "programs", "3.url", "javascript:alert(1)"],
	["a price that isn't whole dollars", "tiers", "1.price", "$597"],
])("a file of the quiz's content with %s is refused at that place", (_, file, path, value) => {
	const faults = faultsAt(file, path, value);
	expect(faults).toHaveLength(1);
	// The place may be the whole entry, or the key within.
	const place = faults[0]?.split(":")[0] ?? "";
	expect(`${path}.`.startsWith(`${place}.`) || place.startsWith(`${path}.`)).toBe(true);
	expect(place).not.toBe("");
});

const copyOfQuestions = () => structuredClone([...questions]);
type Edited = ReturnType<typeof copyOfQuestions>;
type Slot = [question: number, option: number];

function optionAt(edited: Edited, [question, option]: Slot) {
	const found = edited[question - 1]?.options[option];
	if (!found) throw new Error(`no option ${option} at q${question}`);
	return found;
}

/** The faults of the shipped questions after an edit. */
function faultsAfter(edit: (edited: Edited) => unknown) {
	const edited = copyOfQuestions();
	edit(edited);
	return designFaults(edited);
}

it.each(roles)("$role marks each pillar that it dismantles in at least two options", (role) => {
	const own = questions.flatMap(({ options }) => options.filter((each) => each.role === role.role));
	for (const pillar of role.dismantles) {
		const marks = own.filter(({ pillars }) => pillars.includes(pillar)).length;
		expect(marks, pillar).toBeGreaterThanOrEqual(2);
	}
});

it("the balance check of the questions finds no fault in the shipped questions", () => {
	expect(designFaults(questions)).toEqual([]);
});

it("the balance check of the questions points at the one role that was changed, not at what follows from it", () => {
	const faults = faultsAfter((edited) => {
		optionAt(edited, [9, 0]).role = "builder";
	});
	expect(faults).toEqual([
		{
			path: [8, "options", 0, "role"],
			message: '"builder" is offered in 7 questions; the balance needs 6. Swap it back in q9.',
		},
		{ path: [], message: '"healer" is offered in 5 questions; the balance needs 6.' },
	]);
});

const backInOrder = "every role stands there once or twice. Put the options back in their order.";

it.each<[string, (edited: Edited) => unknown, string[]]>([
	[
		"roles swapped between questions, by the pairs that they make",
		(edited) => {
			const [a, b] = [optionAt(edited, [1, 3]), optionAt(edited, [2, 0])];
			[a.role, b.role] = [b.role, a.role];
		},
		[
			'"experimenter" and "builder" stand in the same question 3 times (q1, q5, q10); the balance needs 2 times.',
			'"experimenter" and "caregiver" stand in the same question once (q10); the balance needs 2 times.',
		],
	],
	[
		"options in another order",
		(edited) => {
			for (const { options } of edited) options.sort((a, b) => a.role.localeCompare(b.role));
		},
		[
			`"builder" is option 1 of a question 6 times; ${backInOrder}`,
			`"builder" is option 2 of a question 0 times; ${backInOrder}`,
		],
	],
	[
		"questions in another order",
		(edited) => edited.unshift(...edited.splice(0, 3).reverse()),
		["q1 and q4 share 2 roles; neighbors share exactly 1. Put the questions back in their order."],
	],
	[
		"a changed pillar",
		(edited) => {
			optionAt(edited, [9, 0]).pillars = ["right_to_comfort", "perfectionism"];
		},
		[
			'"sense_of_urgency" is marked by 7 options; the balance needs 8.',
			'"right_to_comfort" is marked by 9 options; the balance needs 8. Swap it back in one of: q9, q11, q14, q15.',
		],
	],
])("the balance check of the questions finds %s", (_, edit, expected) => {
	const messages = faultsAfter(edit).map(({ message }) => message);
	expect(messages).toEqual(expect.arrayContaining(expected));
});

it.each<[string, Record<string, string | number>, string]>([
	["{role} and {other}", { role: "Healer" }, "Healer and {other}"],
	["{role}", { role: "$& {other}", other: "x" }, "$& {other}"],
	["{count} left", { count: 0 }, "0 left"],
])(
	"%j filled with %j is %j, and placeholders in the values stay as they are",
	(sentence, values, expected) => {
		expect(fill(sentence, values)).toBe(expected);
	},
);

it.each([
	[undefined, "user"],
	["o'neil_9+quiz@example.org", "o'neil_9+quiz"],
	["no-at-sign", "no-at-sign"],
])("the Role Pack for %j is named after %s", (email, localPart) => {
	expect(rolePackFileName("healer", email)).toBe(`rolepack_${localPart}_healer`);
});

it("the Role Pack's name is a file name on every system, whatever the address holds", () => {
	const sign = fc.oneof(
		fc.constantFrom(...`/\\:*?"<>| \n\0\u202E.`),
		anyText({ minLength: 1, maxLength: 1 }),
	);
	fc.assert(
		fc.property(fc.array(sign), (signs) => {
			const name = rolePackFileName("healer", `${signs.join("")}@example.org`);
			expect(name).not.toMatch(/[/\\:*?"<>|\s\p{C}]/u);
			expect(name).toMatch(/^rolepack_.+_healer$/);
		}),
	);
});
