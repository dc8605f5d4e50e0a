import { describe, expect, it, vi } from "vitest";
import { type Catalogue, catalogue } from "../../../../shared/quiz/catalogue-data.ts";
import { ROLE_KEYS } from "../../../../shared/quiz/keys.ts";
import programsJson from "../../../../shared/quiz/programs.json" with { type: "json" };
import { recommendPrograms } from "../../../../shared/quiz/recommend.ts";
import rolesJson from "../../../../shared/quiz/roles.json" with { type: "json" };
import tiersJson from "../../../../shared/quiz/tiers.json" with { type: "json" };
import { packCatalogue } from "../../../../widget/data/pack.ts";
import { SEPARATOR, unpackCatalogue } from "../../../../widget/data/unpack.ts";

/** What a visitor's browser gets: packed, shipped as JSON, unpacked. */
function shipped(source: Catalogue): Catalogue {
	return unpackCatalogue(JSON.parse(JSON.stringify(packCatalogue(source))));
}

describe("a packed catalogue", () => {
	const unpacked = shipped(catalogue);

	it.each(["questions", "pillars"] as const)("gives the very %s back", (part) => {
		expect(unpacked[part]).toEqual(catalogue[part]);
	});

	it("gives the roles back, less their icons' names", () => {
		expect(unpacked.roles).toEqual(rolesJson.map(({ icon: _, ...role }) => role));
	});

	it("gives the tiers back, less their slugs", () => {
		expect(unpacked.tiers).toEqual(tiersJson.map(({ slug: _, ...tier }) => tier));
	});

	it("gives the programs back, less category and partner", () => {
		expect(unpacked.programs.map(({ rationale: _, ...program }) => program)).toEqual(
			programsJson.map(({ category: _, partner: __, rationale: ___, ...program }) => program),
		);
	});

	it("keeps an address that is not the program's own page", () => {
		const [first, ...others] = catalogue.programs;
		if (!first) throw new Error("no programs");
		for (const url of ["https://partner.example.com/x", "/academy#waitlist"]) {
			const programs = [{ ...first, url }, ...others];
			expect(shipped({ ...catalogue, programs }).programs[0]).toHaveProperty("url", url);
		}
	});

	it("recommends the same programs for the same reasons, whichever roles lead", () => {
		for (const primary of ROLE_KEYS) {
			for (const secondary of [null, ...ROLE_KEYS.filter((role) => role !== primary)]) {
				const result = { primary, secondary };
				expect(recommendPrograms(result, 12, unpacked)).toEqual(recommendPrograms(result, 12));
			}
		}
	});

	it("brings no reason along that nothing in the widget shows", () => {
		for (const { slug, rationale } of unpacked.programs) {
			for (const key of Object.keys(rationale)) {
				const { recommendedPrograms = [] } = catalogue.roles.find(({ role }) => role === key) ?? {};
				expect(recommendedPrograms).toContain(slug);
			}
		}
	});

	it("is texts and digits: no key or field name is in them", () => {
		const [texts, digits] = packCatalogue(catalogue);
		expect(texts).not.toMatch(/prompt|recommendedPrograms|frontline_responder/);
		expect(digits).toMatch(/^[0-9a-z]+$/);
	});
});

describe("a text that holds the separator", () => {
	const spoiled = `left ${SEPARATOR} right`;
	const [question, ...questions] = catalogue.questions;
	const [role, ...roles] = catalogue.roles;
	const [pillar, ...pillars] = catalogue.pillars;
	const [program, ...programs] = catalogue.programs;
	const [tier, ...tiers] = catalogue.tiers;
	if (!question || !role || !pillar || !program || !tier) throw new Error("the catalogue is empty");

	it.each<[string, Partial<Catalogue>]>([
		["a prompt", { questions: [{ ...question, prompt: spoiled }, ...questions] }],
		[
			"a role's act",
			{ roles: [{ ...role, praxis: { ...role.praxis, work: [spoiled, "b", "c"] } }, ...roles] },
		],
		["a pillar", { pillars: [{ ...pillar, label: spoiled }, ...pillars] }],
		["a tier", { tiers: [{ ...tier, detail: spoiled }, ...tiers] }],
		["a program", { programs: [{ ...program, summary: spoiled }, ...programs] }],
	])("is refused in %s, and quoted", (_, change) => {
		expect(() => packCatalogue({ ...catalogue, ...change })).toThrow(
			new RangeError(`"${spoiled}" holds "|", which separates the widget's texts`),
		);
	});
});

it("is unpacked also where a page's Array.from maps nothing, as that of Prototype.js and MooTools", () => {
	const packed = packCatalogue(catalogue);
	const from = vi
		.spyOn(Array, "from")
		.mockImplementation((list) => ("length" in list ? Array(list.length) : [...list]));
	const unpacked = unpackCatalogue(packed);
	from.mockRestore();
	expect(unpacked).toEqual(unpackCatalogue(packed));
});
