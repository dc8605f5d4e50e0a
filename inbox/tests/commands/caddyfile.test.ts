import { expect, test } from "vitest";
import { bufferingOf, caddyfile } from "../../commands/caddyfile/write.ts";

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

test("the Caddyfile serves the files with their headers, and proxies the delivery's requests", () => {
	const text = caddyfile(SETTINGS, "/srv/website/dist", HEADERS);
	expect(text).toMatch(/^www\.school\.test \{/m);
	expect(text).toContain("@delivery path /api /api/* /desk /desk/* /healthz");
	expect(text).toContain("reverse_proxy 127.0.0.1:3000");
	expect(text).toContain('header /* x-frame-options "DENY"');
	for (const path of ["/quiz", "/quiz/", "/quiz/index.html"]) {
		expect(text).toContain(`header ${path} content-security-policy "default-src 'self'"`);
	}
	expect(text).toContain("\nschool.test {\n\tredir https://www.school.test{uri} 308\n}");
	expect(text.match(/\{/g)).toHaveLength((text.match(/\}/g) ?? []).length);
});

test("in the Caddyfile, 404 responses have the headers of 404.html, and aren't cached", () => {
	const rules = `${HEADERS}/404.html\n  Content-Security-Policy: default-src 'none'\n`;
	const [, missing = ""] = caddyfile(SETTINGS, "/srv", rules).split("handle @missing {");
	expect(missing).toContain("header * content-security-policy \"default-src 'none'\"");
	expect(missing).toContain('header * x-frame-options "DENY"');
	expect(missing).toContain('header Cache-Control "public, max-age=0, must-revalidate"');
	// Otherwise the 404 page for a hidden file, such as _delivery.json, would be the file itself.
	const rewrites = [...missing.matchAll(/rewrite @(\w+) (\S*)/g)].map(([, name, path]) => [
		missing.match(new RegExp(`@${name} (.*)`))?.[1],
		path,
	]);
	expect(rewrites).toEqual([
		["path_regexp language ^/([a-z]{2})/", "/{re.language.1}/404.html"],
		["not path_regexp ^/[a-z]{2}/", "/404.html"],
	]);
});

test.each([
	["2.6.2", "buffer_requests"],
	["v2.10.2 h1:g/gTYjGMD0dec+UgMw8SnfmJ3I9+M2TdvoRL/Ovu6U8=", "request_buffers 262144"],
	["", "request_buffers 262144"],
])("the Caddyfile for Caddy %j buffers request bodies by %s", (version, directive) => {
	expect(bufferingOf(version)).toContain(directive);
	const text = caddyfile(SETTINGS, "/srv/website/dist", HEADERS, version);
	expect(text.split(directive)).toHaveLength(3);
});
