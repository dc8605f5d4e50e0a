import { describe, expect, it } from "vitest";
import { z } from "zod";
import { pillars, programs, questions, roles, tiers } from "../../../shared/quiz/catalogue.ts";
import {
	pillarsSchema,
	programsSchema,
	questionsSchema,
	rolesSchema,
	tiersSchema,
} from "../../../shared/quiz/schema.ts";

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

const wordsOf = (count: number) => Array(count).fill("word").join(" ");

describe.each(Object.entries(files))("%s", (_, { schema, shipped }) => {
	it("are valid as shipped", () => {
		expect(schema.safeParse(shipped).error).toBeUndefined();
	});

	it("have a JSON Schema for editors", () => {
		expect(z.toJSONSchema(schema)).toMatchObject({ type: "array", items: { type: "object" } });
	});

	it("lack no entry and no key, and allow no other", () => {
		const [first, ...others] = shipped;
		const incomplete = Object.keys(first ?? {}).map((gone) => {
			const kept = Object.entries(first ?? {}).filter(([key]) => key !== gone);
			return [Object.fromEntries(kept), ...others];
		});
		for (const wrong of [
			others,
			[...shipped, first],
			[{ ...first, color: "red" }, ...others],
			...incomplete,
		])
			expect(schema.safeParse(wrong).success, JSON.stringify(wrong[0])).toBe(false);
	});
});

describe("a fault", () => {
	it.each<[string, File, string, unknown]>([
		["a misspelt role", "questions", "3.options.2.role", "heeler"],
		["a misspelt pillar", "questions", "3.options.2.pillars.0", "objectivty"],
		["a pillar listed twice", "questions", "3.options.2.pillars.1", "perfectionism"],
		["a role offered twice", "questions", "3.options.2.role", "storyteller"],
		["a question out of its place", "questions", "3.id", "q5"],
		["an option that is too short", "questions", "3.options.2.label", "x".repeat(39)],
		["an option that is too long", "questions", "3.options.2.label", "x".repeat(101)],
		["a prompt that is too short", "questions", "3.prompt", "Why?"],
		["a role out of its place", "roles", "3.role", "builder"],
		["a dismantled pillar listed twice", "roles", "3.dismantles.1", "objectivity"],
		["a gift of too few words", "roles", "3.gift", wordsOf(24)],
		["an invitation of too many words", "roles", "3.invitation", wordsOf(46)],
		["an icon's file name", "roles", "3.icon", "Telescope.svg"],
		["a program named twice", "roles", "3.recommendedPrograms", ["parenting", "parenting"]],
		["no program", "roles", "3.recommendedPrograms", []],
		["a pillar out of its place", "pillars", "3.key", "perfectionism"],
		["padding", "pillars", "3.label", "Progress "],
		["a slug with capitals", "programs", "3.slug", "Decolonization-301"],
		["a slug used twice", "programs", "3.slug", "foundations"],
		["a category that doesn't exist", "programs", "3.category", "Course"],
		["a rationale for no role", "programs", "3.rationale", { wizard: wordsOf(8) }],
		["an address that leads nowhere", "programs", "3.url", "javascript:alert(1)"],
		["a price that isn't whole dollars", "tiers", "1.price", "$597"],
		["a price of nothing", "tiers", "1.price", 0],
	])("is %s", (_, file, path, value) => {
		const faults = faultsAt(file, path, value);
		expect(faults).toHaveLength(1);
		// The place may be the whole entry, or the key within.
		const place = faults[0]?.split(":")[0] ?? "";
		expect(`${path}.`.startsWith(`${place}.`) || place.startsWith(`${path}.`)).toBe(true);
		expect(place).not.toBe("");
	});

	it("says what would do", () => {
		expect(faultsAt("questions", "3.options", questions[3]?.options.slice(1))).toEqual([
			"3.options: four options",
		]);
		expect(faultsAt("questions", "3.options.2.pillars.1", "perfectionism")).toEqual([
			"3.options.2.pillars.1: a pillar other than the first",
		]);
	});
});

describe("a bound", () => {
	it.each<[string, File, string, unknown]>([
		["40 characters", "questions", "3.options.2.label", "x".repeat(40)],
		["100 characters", "questions", "3.options.2.label", "x".repeat(100)],
		["25 words", "roles", "3.gift", wordsOf(25)],
		["45 words", "roles", "3.gift", wordsOf(45)],
		["no rationale", "programs", "3.rationale", {}],
		["an outside address", "programs", "3.url", "https://example.org/course"],
	])("includes %s", (_, file, path, value) => {
		expect(faultsAt(file, path, value)).toEqual([]);
	});
});
