import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseOrigins } from "../../../../functions/host.ts";
import { siteSchema } from "../../../../shared/content/site-schema.ts";
import { type Partner, partnerSchema } from "../../../../site/content/schemas/partners.ts";
import type { SiteData } from "../../../../site/data.ts";
import PartnerOrigins from "../../../../site/pages/files/partner-origins.11ty.ts";
import Security from "../../../../site/pages/files/security.11ty.ts";

const read = (file: string): unknown => JSON.parse(readFileSync(join("site/_data", file), "utf8"));
const partner: Partner = partnerSchema.parse(
	read(join("partners", readdirSync("site/_data/partners")[0] ?? "")),
);

test("the partners' origins, each once, as the delivery of forms reads them", () => {
	const partners: SiteData["partners"] = {
		a: { ...partner, origins: ["https://b.test", "https://a.test"] },
		b: { ...partner, origins: ["https://a.test"] },
		c: partner,
	};
	const text = PartnerOrigins({ partners });
	expect(parseOrigins(text)).toEqual(["https://a.test", "https://b.test"]);
});

test("an origin that has a path, or no encryption, is refused by the content check", () => {
	for (const origin of ["https://a.test/page", "https://a.test/", "http://a.test", "*"]) {
		expect(partnerSchema.safeParse({ ...partner, origins: [origin] }).success, origin).toBe(false);
	}
});

test("security.txt says whom to tell, for a year (RFC 9116)", () => {
	const text = Security({
		site: siteSchema.parse(read("site.json")),
		environment: { siteUrl: "https://www.school.test", pathPrefix: "/", formsEndpoint: null },
		buildDate: "2026-11-21T10:00:00.000Z",
	});
	expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
	expect(text).toContain("Expires: 2027-11-21T10:00:00.000Z");
	expect(text).toContain("Canonical: https://www.school.test/.well-known/security.txt");
});
