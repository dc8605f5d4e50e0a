import { expect, test } from "vitest";
import { caddyfile } from "../../../tools/caddyfile/write.ts";

const SETTINGS = {
	siteUrl: "https://www.school.test",
	endpoint: "https://www.school.test/api",
	server: {
		host: "127.0.0.1",
		port: 3000,
		databaseFile: "",
		clientAddressHeader: undefined,
		trustedProxies: [],
	},
};
const HEADERS =
	"/*\n  X-Frame-Options: DENY\n/quiz\n  Content-Security-Policy: default-src 'self'\n";

test("Caddy serves the files with their headers, and hands over what is the delivery's", () => {
	const text = caddyfile(SETTINGS, "/srv/website/dist", HEADERS);
	expect(text).toMatch(/^www\.school\.test \{/);
	expect(text).toContain("@delivery path /api /api/* /desk /desk/* /healthz");
	expect(text).toContain("reverse_proxy 127.0.0.1:3000");
	expect(text).toContain('header /* x-frame-options "DENY"');
	for (const path of ["/quiz", "/quiz/"]) {
		expect(text).toContain(`header ${path} content-security-policy "default-src 'self'"`);
	}
	expect(text.match(/\{/g)).toHaveLength((text.match(/\}/g) ?? []).length);
});
