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

function slugs(primary: RoleKey, secondary: RoleKey | null, limit: number): string[] {
	return recommendPrograms({ primary, secondary }, limit, offer).map(({ slug }) => slug);
}

describe("recommended programs", () => {
	it("are at most four on screen and three in print", () => {
		expect([ON_SCREEN_LIMIT, IN_PRINT_LIMIT]).toEqual([4, 3]);
	});

	it("are those of the primary role, in its order, when it stands alone", () => {
		expect(slugs("weaver", null, 4)).toEqual(["looms", "knots", "yarn"]);
	});

	it("go on with those of the secondary role, naming none twice, up to the limit", () => {
		expect(slugs("weaver", "guide", 5)).toEqual(["looms", "knots", "yarn", "maps", "stars"]);
		expect(slugs("weaver", "guide", 4)).toEqual(["looms", "knots", "yarn", "maps"]);
		expect(slugs("weaver", "guide", 3)).toEqual(["looms", "knots", "yarn"]);
		expect(slugs("guide", "weaver", 4)).toEqual(["maps", "knots", "stars", "looms"]);
		expect(slugs("guide", "weaver", 0)).toEqual([]);
	});

	it("pass over a program that doesn't exist without losing a place", () => {
		expect(slugs("healer", "weaver", 3)).toEqual(["herbs", "looms", "knots"]);
	});

	it("carry what a card shows", () => {
		const [looms] = recommendPrograms({ primary: "weaver", secondary: null }, 4, offer);
		expect(looms).toEqual({
			slug: "looms",
			title: "The looms",
			summary: "All of looms.",
			url: "/academy/looms",
			rationale: "Weavers love looms.",
		});
	});

	it("say why for the primary role, else for the secondary, else nothing", () => {
		const reasons = recommendPrograms({ primary: "guide", secondary: "weaver" }, 9, offer).map(
			({ slug, ...recommendation }) => [
				slug,
				"rationale" in recommendation && recommendation.rationale,
			],
		);
		expect(reasons).toEqual([
			["maps", "Weavers get lost."],
			["knots", "Guides tie knots."],
			["stars", "Guides look up."],
			["looms", "Weavers love looms."],
			["yarn", false],
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
