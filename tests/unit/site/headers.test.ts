import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { headersFor, parseHeaders } from "../../../shared/headers-file.ts";
import { blockPicturePath } from "../../../shared/quiz/role-path.ts";
import type { Environment } from "../../../site/data.ts";
import { headerRules } from "../../../site/eleventy/headers.ts";

const HERE: Environment = {
	siteUrl: "https://www.example.org",
	pathPrefix: "/",
	formsEndpoint: null,
	analytics: { provider: "none" },
};
const PAGES = ["/", "/404.html", "/about/", "/academy/", "/academy/parenting/", "/embed/"];
const INLINE = { styles: ["main{color:red}", "p{color:red}"], scripts: ["alert()"] };

const rulesFor = (changes: Partial<Environment> = {}, pages = PAGES) =>
	headerRules({ ...HERE, ...changes }, pages, INLINE, ["1.0.0", "1.1.0"]);

/** The response headers of a path. @throws Error if two rules set the same header */
const at = (path: string, changes: Partial<Environment> = {}) =>
	headersFor(parseHeaders(rulesFor(changes)), path);

/** The sources of a path's policy, by directive. */
function policyAt(path: string, changes: Partial<Environment> = {}): Record<string, string> {
	const directives = at(path, changes).get("content-security-policy")?.split("; ") ?? [];
	return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/, 2)));
}

test.each(PAGES)("%s has a Content-Security-Policy, and no other site may load it", (path) => {
	expect(policyAt(path)["default-src"]).toBe("'none'");
	expect(at(path).get("cross-origin-resource-policy")).toBe("same-origin");
});

test.each([
	...["/academy/parenting/deeper", "/nothing", "/embed/frame", "/embed/v1/a.js"],
	...["/embed/v1.1.0/a.js", "/assets/a.css", "/embed/assets/a.woff2"],
])("%s has the headers of every file, each by one rule", (path) => {
	expect(Object.fromEntries(at(path))).toMatchObject({
		"x-content-type-options": "nosniff",
		"referrer-policy": "strict-origin-when-cross-origin",
		"strict-transport-security": expect.stringMatching(/^max-age=\d{8}$/),
		"permissions-policy": expect.stringContaining("camera=()"),
	});
});

test("webmail may show the pictures of mails", () => {
	expect(at(blockPicturePath("healer")).get("cross-origin-resource-policy")).toBe("cross-origin");
});

test("pages name the speculation rules (prefetch), which have the type that browsers require", () => {
	const english = { pathPrefix: "/en/" };
	const [, path = ""] =
		/^"(.+)"$/.exec(at("/en/about", english).get("speculation-rules") ?? "") ?? [];
	expect(path).toMatch(/^\/en\//);
	expect(at(path, english).get("content-type")).toBe("application/speculationrules+json");
});

test("pages have their policy with and without a trailing slash, which Cloudflare distinguishes", () => {
	// Our own server doesn't tell them apart, so the rules are read as they are written.
	const withPolicy = rulesFor()
		.split(/\n(?=\/)/)
		.filter((rule) => rule.includes("Content-Security-Policy"))
		.map((rule) => rule.split("\n")[0]);
	const both = ["/about", "/about/*", "/embed", "/embed/", "/embed/frame", "/embed/frame/*"];
	expect(withPolicy).toEqual(expect.arrayContaining(both));
});

test("any page may frame the quiz, whose frame (sandboxed, without an origin) loads its own files and no other", () => {
	expect(policyAt("/embed/frame/es/")["frame-ancestors"]).toBe("*");
	// A page with cross-origin isolation shows only frames that have it, too.
	expect(at("/embed/frame/es/").get("cross-origin-embedder-policy")).toBe("require-corp");
	const framed = at("/embed/assets/frame.1.js");
	expect(framed.get("access-control-allow-origin")).toBe("*");
	expect(framed.get("cross-origin-resource-policy")).toBe("cross-origin");
	expect(framed.get("cache-control")).toContain("immutable");
	const other = at("/assets/forms.1.js");
	expect(other.get("access-control-allow-origin")).toBeUndefined();
	expect(other.get("cross-origin-resource-policy")).toBe("same-origin");
});

test("any page may load the quiz, and caches a pinned version permanently", () => {
	for (const path of ["/embed/v1/liberation-quiz.js", "/embed/v1.0.0/liberation-quiz.js"]) {
		expect(at(path).get("access-control-allow-origin")).toBe("*");
		expect(at(path).get("cross-origin-resource-policy")).toBe("cross-origin");
	}
	expect(at("/embed/v1.1.0/liberation-quiz.js").get("cache-control")).toContain("immutable");
});

test("a build with more header rules than hosts read (100) is refused", () => {
	const pages = Array.from({ length: 60 }, (_, index) => `/page-${index}/`);
	expect(() => rulesFor({}, pages)).toThrow("135 rules, and hosts read 100 at most");
});

test("the policy allows the site's own files, and inline only what it names", () => {
	const policy = policyAt("/about/");
	const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
	expect(policy["script-src"]).toBe(`'self' ${INLINE.scripts.map(hashOf).join(" ")}`);
	expect(policy["style-src"]).toBe(`'self' ${INLINE.styles.map(hashOf).join(" ")}`);
	expect(policy["frame-ancestors"]).toBe("'none'");
	expect(policy["base-uri"]).toBe("'none'");
	expect(Object.values(policy).join(" ")).not.toContain("unsafe");
});

test("the editor has a Content-Security-Policy of its own, with and without a final slash, and is not indexed", () => {
	for (const path of ["/admin", "/admin/", "/admin/assets/index.js"]) {
		expect(policyAt(path)["connect-src"]).toContain("https://api.github.com");
		expect(at(path).get("x-robots-tag")).toBe("noindex");
		// Otherwise GitHub's window couldn't hand over its token.
		expect(at(path).get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
	}
	expect(policyAt("/about/")["connect-src"]).not.toContain("github");
});

test.each([
	["/api", "'self'"],
	["https://www.example.org/api", "'self'"],
	["https://forms.example.com/f/abc", "'self' https://forms.example.com"],
])("forms go to the endpoint %s and only there: %s", (formsEndpoint, sources) => {
	const policy = policyAt("/about/", { formsEndpoint });
	expect([policy["form-action"], policy["connect-src"]]).toEqual([sources, sources]);
});

/** The sources that are not the site's own, by directive. */
function foreign(path: string, changes: Partial<Environment> = {}): Record<string, string[]> {
	const all = Object.entries(policyAt(path, changes)).map(([name, sources = ""]) => {
		const others = sources.split(" ").filter((source) => /^[^'*]/.test(source));
		return [name, others] as const;
	});
	return Object.fromEntries(all.filter(([, sources]) => sources.length > 0));
}

const STATS = ["https://stats.school.test"];

test.each([
	[{ provider: "none" }, {}],
	[
		{ provider: "plausible", script: `${STATS}/js/pa-1.js`, domain: "school.test" },
		{ "script-src": STATS, "connect-src": STATS },
	],
] as const)(
	"with the analytics %j the policy allows no other origins than %j",
	(analytics, allowed) => {
		for (const path of [...PAGES, "/embed/frame"])
			expect(foreign(path, { analytics }), path).toEqual(allowed);
	},
);

test("for Google Analytics the policy allows Google's origins, but not in the frame", () => {
	const analytics = { provider: "ga4", measurementId: "G-ABC123" } as const;
	const allowed = foreign("/about/", { analytics });
	expect(Object.keys(allowed)).toEqual(["script-src", "img-src", "connect-src"]);
	for (const source of Object.values(allowed).flat())
		expect(source).toMatch(
			/^https:\/\/\*\.(googletagmanager|google-analytics|analytics\.google)\.com$/,
		);
	expect(foreign("/embed/frame", { analytics })).toEqual({});
});

test("all header rules of a site under a path prefix have that prefix", () => {
	const paths = parseHeaders(rulesFor({ pathPrefix: "/preview/" })).map(({ pattern }) => pattern);
	for (const path of paths) expect(path).toMatch(/^\/preview\//);
	expect(paths).toEqual(expect.arrayContaining(["/preview/embed/v1/*", "/preview/academy/*"]));
});
