import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roleOf } from "../../../shared/quiz/catalogue.ts";
import { ROLE_KEYS, type RoleKey } from "../../../shared/quiz/keys.ts";
import {
	IN_PRINT_LIMIT,
	ON_SCREEN_LIMIT,
	recommendPrograms,
} from "../../../shared/quiz/recommend.ts";

/** A small offer of our own: which role leads to which program is the founder's to change. */
const offer = {
	roles: [
		{ role: "weaver", recommendedPrograms: ["looms", "knots", "yarn"] },
		{ role: "guide", recommendedPrograms: ["maps", "knots", "stars"] },
		{ role: "healer", recommendedPrograms: ["lost-program", "herbs"] },
	],
	programs: [
		program("herbs", {}),
		program("knots", { guide: "Guides tie knots.", weaver: "Weavers love knots." }),
		program("looms", { weaver: "Weavers love looms." }),
		program("maps", { weaver: "Weavers get lost.", healer: "Healers roam." }),
		program("stars", { guide: "Guides look up." }),
		program("yarn", {}),
	],
} satisfies Parameters<typeof recommendPrograms>[2];

function program(slug: string, rationale: Partial<Record<RoleKey, string>>) {
	return {
		slug,
		title: `The ${slug}`,
		summary: `All of ${slug}.`,
		url: `/academy/${slug}`,
		rationale,
	};
}

describe("recommended programs", () => {
	it("are at most four on screen and three in print", () => {
		expect([ON_SCREEN_LIMIT, IN_PRINT_LIMIT]).toEqual([4, 3]);
	});

	it.each<[RoleKey, RoleKey | null, number, string[]]>([
		["weaver", null, 4, ["looms", "knots", "yarn"]],
		["weaver", "guide", 5, ["looms", "knots", "yarn", "maps", "stars"]],
		["weaver", "guide", 4, ["looms", "knots", "yarn", "maps"]],
		["weaver", "guide", 3, ["looms", "knots", "yarn"]],
		["guide", "weaver", 4, ["maps", "knots", "stars", "looms"]],
		["guide", "weaver", 0, []],
		// The healer's first program doesn't exist, and takes no place.
		["healer", "weaver", 3, ["herbs", "looms", "knots"]],
	])("of %s and %s, at most %i, are %j", (primary, secondary, limit, expected) => {
		const found = recommendPrograms({ primary, secondary }, limit, offer);
		expect(found.map(({ slug }) => slug)).toEqual(expected);
	});

	it("carry what a card shows, with why for the primary role, else for the secondary, else nothing", () => {
		const found = recommendPrograms({ primary: "guide", secondary: "weaver" }, 9, offer);
		const card = (slug: string, rationale?: string) => {
			const { title, summary, url } = program(slug, {});
			return { slug, title, summary, url, ...(rationale && { rationale }) };
		};
		expect(found).toStrictEqual([
			card("maps", "Weavers get lost."),
			card("knots", "Guides tie knots."),
			card("stars", "Guides look up."),
			card("looms", "Weavers love looms."),
			card("yarn"),
		]);
	});

	it("of the shipped catalogue: none twice, within the limit, the primary's own first", () => {
		const anyRole = fc.constantFrom(...ROLE_KEYS);
		fc.assert(
			fc.property(anyRole, fc.option(anyRole), fc.nat(5), (primary, secondary, limit) => {
				const found = recommendPrograms({ primary, secondary }, limit).map(({ slug }) => slug);
				const own = roleOf(primary).recommendedPrograms.slice(0, limit);
				expect(new Set(found).size).toBe(found.length);
				expect(found.length).toBeLessThanOrEqual(limit);
				expect(found.slice(0, own.length)).toEqual(own);
			}),
		);
	});
});
