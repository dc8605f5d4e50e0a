import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseBuildInfo } from "../../../../functions/build-info.ts";
import { siteSchema } from "../../../../shared/content/site-schema.ts";
import type { SiteData } from "../../../../site/data.ts";
import { deliveryInfo, security } from "../../../../site/pages/files/text-files.11ty.ts";
import { type Partner, partnerSchema } from "../../../../site/schemas/partners.ts";
import { forms } from "../../../../tools/forms.ts";

const read = (file: string): unknown => JSON.parse(readFileSync(join("site/_data", file), "utf8"));
const partner: Partner = partnerSchema.parse(
	read(join("partners", readdirSync("site/_data/partners")[0] ?? "")),
);

test("what the delivery of forms reads of a build: where it posts, whose pages may, and what", () => {
	const { origins: _, ...without } = partner;
	const partners: SiteData["partners"] = {
		a: { ...partner, slug: "a", origins: ["https://a.test"] },
		b: { ...without, slug: "b" },
	};
	const environment = {
		siteUrl: "https://www.school.test",
		pathPrefix: "/",
		formsEndpoint: "https://www.school.test/api",
		analytics: { provider: "none" },
	} as const;
	const assets = { faces: { paths: [], css: "@font-face{}" } };
	expect(parseBuildInfo(deliveryInfo({ environment, partners, forms, assets }))).toEqual({
		siteUrl: "https://www.school.test",
		endpoint: "https://www.school.test/api",
		partners: [
			{ slug: "a", origins: ["https://a.test"] },
			{ slug: "b", origins: [] },
		],
		forms,
		fontFaces: "@font-face{}",
	});
});

test("an origin that has a path, or no encryption, is refused by the content check", () => {
	for (const origin of ["https://a.test/page", "https://a.test/", "http://a.test", "*"]) {
		expect(partnerSchema.safeParse({ ...partner, origins: [origin] }).success, origin).toBe(false);
	}
});

test("security.txt says whom to tell, for a year (RFC 9116)", () => {
	const text = security({
		site: siteSchema.parse(read("site.json")),
		environment: {
			siteUrl: "https://www.school.test",
			pathPrefix: "/",
			formsEndpoint: null,
			analytics: { provider: "none" },
		},
		buildDate: "2026-11-21T10:00:00.000Z",
	});
	expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
	expect(text).toContain("Expires: 2027-11-21T10:00:00.000Z");
	expect(text).toContain("Canonical: https://www.school.test/.well-known/security.txt");
});
