import { expect, it } from "vitest";
import { campaignTags, withCampaign } from "../../../shared/quiz/campaign.ts";

it.each([
	["oak-street", { content: "oak-street" }],
	["", {}],
	[undefined, {}],
])("campaign tags name source, medium and role, and a partner such as %j", (partner, content) => {
	expect(campaignTags("frontline_responder", "result_page", partner)).toEqual({
		source: "quiz",
		medium: "result_page",
		campaign: "role_frontline_responder",
		...content,
	});
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

it("a link encodes whatever the partner is called", () => {
	const hostile = `"><script>&utm_source=x#`;
	const link = withCampaign("https://example.org/", campaignTags("healer", "email", hostile));
	expect(link).not.toMatch(/["<>#]/);
	expect(new URL(link).searchParams.get("utm_content")).toBe(hostile);
	expect(new URL(link).searchParams.getAll("utm_source")).toEqual(["quiz"]);
});

it("a link needs a full address", () => {
	expect(() => withCampaign("/academy", tags)).toThrow(TypeError);
});
