import { describe, expect, it } from "vitest";
import { campaignTags, withCampaign } from "../../../shared/quiz/campaign.ts";

describe("campaign tags", () => {
	it("name source, medium and role", () => {
		expect(campaignTags("frontline_responder", "result_page")).toEqual({
			source: "quiz",
			medium: "result_page",
			campaign: "role_frontline_responder",
		});
	});

	it("name the partner as content when there is one", () => {
		expect(campaignTags("healer", "email", "oak-street")).toHaveProperty("content", "oak-street");
		expect(campaignTags("healer", "email", "")).not.toHaveProperty("content");
	});
});

describe("a link with campaign tags", () => {
	const tags = campaignTags("healer", "email", "oak-street");
	const query = "utm_source=quiz&utm_medium=email&utm_campaign=role_healer&utm_content=oak-street";

	it("carries them as utm parameters", () => {
		expect(withCampaign("https://example.org/academy", tags)).toBe(
			`https://example.org/academy?${query}`,
		);
	});

	it("keeps the parameters and the fragment that it has", () => {
		expect(withCampaign("https://example.org/scholarships?a=1#apply", tags)).toBe(
			`https://example.org/scholarships?a=1&${query}#apply`,
		);
	});

	it("replaces tags that it had", () => {
		expect(withCampaign("https://example.org/?utm_source=elsewhere", tags)).toBe(
			`https://example.org/?${query}`,
		);
	});

	it("encodes whatever the partner is called", () => {
		const hostile = `"><script>&utm_source=x#`;
		const link = withCampaign("https://example.org/", campaignTags("healer", "email", hostile));
		expect(link).not.toMatch(/["<>#]/);
		expect(new URL(link).searchParams.get("utm_content")).toBe(hostile);
		expect(new URL(link).searchParams.getAll("utm_source")).toEqual(["quiz"]);
	});

	it("needs a full address", () => {
		expect(() => withCampaign("/academy", tags)).toThrow(TypeError);
	});
});
