import { expect, it } from "vitest";
import { campaignTags, withCampaign } from "../../../shared/quiz/campaign.ts";
import type { RoleKey } from "../../../shared/quiz/keys.ts";
import { ON_SCREEN_LIMIT, recommendPrograms } from "../../../shared/quiz/recommend.ts";

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
} satisfies Parameters<typeof recommendPrograms>[0];

function program(slug: string, rationale: Partial<Record<RoleKey, string>>) {
	return {
		slug,
		title: `The ${slug}`,
		summary: `All of ${slug}.`,
		url: `/academy/${slug}`,
		rationale,
	};
}

it.each<[RoleKey, RoleKey | null, number, string[]]>([
	["weaver", null, ON_SCREEN_LIMIT, ["looms", "knots", "yarn"]],
	["weaver", "guide", ON_SCREEN_LIMIT, ["looms", "knots", "yarn", "maps"]],
	// The healer's first program doesn't exist, and takes no place.
	["healer", "weaver", 3, ["herbs", "looms", "knots"]],
])(
	"recommended programs of %s and %s, at most %i, are %j",
	(primary, secondary, limit, expected) => {
		const found = recommendPrograms(offer, { primary, secondary }, limit);
		expect(found.map(({ slug }) => slug)).toEqual(expected);
	},
);

it("recommended programs carry what a card shows, with why for the primary role, else for the secondary, else nothing", () => {
	const found = recommendPrograms(offer, { primary: "guide", secondary: "weaver" }, 9);
	const card = (slug: string, rationale?: string) => ({ ...program(slug, {}), rationale });
	expect(found).toStrictEqual([
		card("maps", "Weavers get lost."),
		card("knots", "Guides tie knots."),
		card("stars", "Guides look up."),
		card("looms", "Weavers love looms."),
		card("yarn"),
	]);
});

const tags = campaignTags("healer", "email", "oak-street");
const query = "utm_source=quiz&utm_medium=email&utm_campaign=role_healer&utm_content=oak-street";

it.each([
	["academy", `academy?${query}`],
	["scholarships?a=1#apply", `scholarships?a=1&${query}#apply`],
	["?utm_source=elsewhere", `?${query}`],
])("a link to %s keeps what it has, and carries the tags as utm parameters", (path, expected) => {
	expect(withCampaign(`https://a.test/${path}`, tags)).toBe(`https://a.test/${expected}`);
});

it("a link encodes special characters in the partner's name", () => {
	const hostile = `"><script>&utm_source=x#`;
	const link = withCampaign("https://example.org/", campaignTags("healer", "email", hostile));
	expect(link).not.toMatch(/["<>#]/);
	expect(new URL(link).searchParams.get("utm_content")).toBe(hostile);
	expect(new URL(link).searchParams.getAll("utm_source")).toEqual(["quiz"]);
});
