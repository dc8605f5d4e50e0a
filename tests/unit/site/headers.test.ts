import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { headersFor, parseHeaders } from "../../../shared/headers-file.ts";
import { blockPicturePath } from "../../../shared/quiz/role-path.ts";
import type { Environment } from "../../../site/eleventy/environment.ts";
import { headerRules } from "../../../site/eleventy/headers.ts";

const HERE: Environment = {
	siteUrl: "https://www.example.org",
	pathPrefix: "/",
	formsEndpoint: null,
	analytics: { provider: "none" },
};
const PAGES = ["/", "/404.html", "/about/", "/academy/", "/academy/parenting/", "/embed/"];
const INLINE = { styles: ["main{color:red}", "p{color:red}"], scripts: ["alert()"] };
const VERSIONS = ["1.0.0", "1.1.0"];

/** Every [rule's path, header's name, value] of a `_headers` file. */
function parsed(text: string): [path: string, name: string, value: string][] {
	let path = "";
	return text.split("\n").flatMap((line): [string, string, string][] => {
		if (/^\S/.test(line)) path = line;
		const [, name, value] = line.match(/^ {2}([\w-]+): (.+)$/) ?? [];
		return name && value ? [[path, name, value]] : [];
	});
}

function policy(text: string): Map<string, string> {
	const [, , value = ""] = parsed(text).find(([, n]) => n === "Content-Security-Policy") ?? [];
	return new Map(
		value.split("; ").map((directive) => {
			const [name = "", ...sources] = directive.split(" ");
			return [name, sources.join(" ")];
		}),
	);
}

test.each([
	...PAGES,
	"/academy/parenting/deeper",
	"/nothing",
	"/embed/frame",
	"/embed/v1/a.js",
	"/embed/v1.1.0/a.js",
	"/assets/a.css",
	"/embed/assets/a.woff2",
])("no two rules give %s the same header", (path) => {
	// It throws where they do.
	const headers = headersFor(parseHeaders(headerRules(HERE, PAGES, INLINE, VERSIONS)), path);
	expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("mail programs on the web may show the pictures of mails", () => {
	const rules = parseHeaders(headerRules(HERE, PAGES, INLINE, VERSIONS));
	const headers = headersFor(rules, blockPicturePath("healer"));
	expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
});

test.each(PAGES)("%s has the policy", (path) => {
	const headers = headersFor(parseHeaders(headerRules(HERE, PAGES, INLINE, VERSIONS)), path);
	expect(headers.get("content-security-policy")).toContain("default-src 'none'");
	expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
});

test("pages name the rules for fetching ahead, whose type browsers insist on", () => {
	const rules = parseHeaders(headerRules({ ...HERE, pathPrefix: "/en/" }, PAGES, INLINE, VERSIONS));
	const [, path = ""] =
		/^"(.+)"$/.exec(headersFor(rules, "/en/about").get("speculation-rules") ?? "") ?? [];
	expect(path).toMatch(/^\/en\//);
	expect(headersFor(rules, path).get("content-type")).toBe("application/speculationrules+json");
});

test("pages have their policy with a slash at their end and without, which Cloudflare tells apart", () => {
	const rules = parsed(headerRules(HERE, PAGES, INLINE, VERSIONS));
	const withPolicy = rules.flatMap(([path, name]) =>
		name === "Content-Security-Policy" ? path : [],
	);
	const both = ["/about", "/about/*", "/embed", "/embed/", "/embed/frame", "/embed/frame/*"];
	expect(withPolicy).toEqual(expect.arrayContaining(both));
});

test("any page may frame the quiz, also one that is isolated", () => {
	const headers = headersFor(
		parseHeaders(headerRules(HERE, PAGES, INLINE, VERSIONS)),
		"/embed/frame/es/",
	);
	expect(headers.get("content-security-policy")).toContain("frame-ancestors *");
	expect(headers.get("cross-origin-embedder-policy")).toBe("require-corp");
});

test("a frame without an origin may load its script and its fonts, and no other file of the site's", () => {
	const rules = parseHeaders(headerRules(HERE, PAGES, INLINE, VERSIONS));
	const framed = headersFor(rules, "/embed/assets/frame.1.js");
	expect(framed.get("access-control-allow-origin")).toBe("*");
	expect(framed.get("cross-origin-resource-policy")).toBe("cross-origin");
	expect(framed.get("cache-control")).toContain("immutable");
	const other = headersFor(rules, "/assets/forms.1.js");
	expect(other.get("access-control-allow-origin")).toBeUndefined();
	expect(other.get("cross-origin-resource-policy")).toBe("same-origin");
});

test("any page may load the quiz, and keeps a pinned version for good", () => {
	const rules = parseHeaders(headerRules(HERE, PAGES, INLINE, VERSIONS));
	for (const path of ["/embed/v1/liberation-quiz.js", "/embed/v1.0.0/liberation-quiz.js"]) {
		expect(headersFor(rules, path).get("access-control-allow-origin")).toBe("*");
		expect(headersFor(rules, path).get("cross-origin-resource-policy")).toBe("cross-origin");
	}
	const pinned = headersFor(rules, "/embed/v1.1.0/liberation-quiz.js");
	expect(pinned.get("cache-control")).toContain("immutable");
});

test("a site with more folders than hosts read rules for is refused", () => {
	const pages = Array.from({ length: 60 }, (_, index) => `/page-${index}/`);
	expect(() => headerRules(HERE, pages, INLINE, VERSIONS)).toThrow(
		"135 rules, and hosts read 100 at most",
	);
});

test("an endpoint of the site's own, or a path during development, adds no origin", () => {
	for (const formsEndpoint of ["/api", "https://www.example.org/api"]) {
		const rules = headerRules({ ...HERE, formsEndpoint }, PAGES, INLINE, VERSIONS);
		expect(policy(rules).get("form-action")).toBe("'self'");
	}
});

test("the policy allows the site's own files, and inline only what it names", () => {
	const directives = policy(headerRules(HERE, PAGES, INLINE, VERSIONS));
	expect(directives.get("default-src")).toBe("'none'");
	const digest = (text: string) => createHash("sha256").update(text).digest("base64");
	const [first = "", second = ""] = INLINE.styles;
	expect(directives.get("script-src")).toBe(`'self' 'sha256-${digest("alert()")}'`);
	expect(directives.get("style-src")).toBe(
		`'self' 'sha256-${digest(first)}' 'sha256-${digest(second)}'`,
	);
	expect(directives.get("frame-ancestors")).toBe("'none'");
	expect(directives.get("base-uri")).toBe("'none'");
	expect([...directives.values()].join(" ")).not.toContain("unsafe");
});

test("the editor has a policy of its own, at both of its addresses, and is not listed", () => {
	const rules = parseHeaders(headerRules(HERE, PAGES, INLINE, VERSIONS));
	for (const path of ["/admin", "/admin/", "/admin/assets/index.js"]) {
		const headers = headersFor(rules, path);
		expect(headers.get("content-security-policy")).toContain("https://api.github.com");
		expect(headers.get("x-robots-tag")).toBe("noindex");
	}
	expect(policy(headerRules(HERE, PAGES, INLINE, VERSIONS)).get("connect-src")).not.toContain(
		"github",
	);
});

test("the policy lets forms go to the endpoint's origin, and only there", () => {
	const rules = headerRules(
		{ ...HERE, formsEndpoint: "https://forms.example.com/f/abc" },
		PAGES,
		INLINE,
		VERSIONS,
	);
	expect(policy(rules).get("form-action")).toBe("'self' https://forms.example.com");
	expect(policy(rules).get("connect-src")).toBe("'self' https://forms.example.com");
});

/** The sources that are not the site's own, by directive. */
function foreign(text: string, path = "/about/"): Record<string, string[]> {
	const found = headersFor(parseHeaders(text), path).get("content-security-policy") ?? "";
	return Object.fromEntries(
		found
			.split("; ")
			.map((directive): [string, string[]] => {
				const [name = "", ...sources] = directive.split(" ");
				return [name, sources.filter((source) => !source.startsWith("'") && source !== "*")];
			})
			.filter(([, sources]) => sources.length > 0),
	);
}

const PLAUSIBLE = {
	provider: "plausible",
	script: "https://stats.school.test/js/pa-1.js",
	domain: "school.test",
} as const;
const UMAMI = {
	provider: "umami",
	script: "https://stats.school.test/script.js",
	websiteId: "94db1cb1-74f4-4a40-ad6c-962362670409",
} as const;

test("without analytics the policy allows nothing foreign, on a page or in the frame", () => {
	for (const path of [...PAGES, "/embed/frame"])
		expect(foreign(headerRules(HERE, PAGES, INLINE, VERSIONS), path), path).toEqual({});
});

test.each([PLAUSIBLE, UMAMI])(
	"for $provider the policy allows the origin of its script",
	(analytics) => {
		const rules = headerRules({ ...HERE, analytics }, PAGES, INLINE, VERSIONS);
		for (const path of [...PAGES, "/embed/frame"])
			expect(foreign(rules, path), path).toEqual({
				"script-src": ["https://stats.school.test"],
				"connect-src": ["https://stats.school.test"],
			});
	},
);

test("for Google Analytics the policy allows Google's origins, but not in the frame", () => {
	const analytics = { provider: "ga4", measurementId: "G-ABC123" } as const;
	const rules = headerRules({ ...HERE, analytics }, PAGES, INLINE, VERSIONS);
	const allowed = foreign(rules);
	expect(Object.keys(allowed)).toEqual(["script-src", "img-src", "connect-src"]);
	for (const source of Object.values(allowed).flat())
		expect(source).toMatch(
			/^https:\/\/\*\.(googletagmanager|google-analytics|analytics\.google)\.com$/,
		);
	expect(foreign(rules, "/embed/frame")).toEqual({});
});

test("a site under a path has all its rules under it", () => {
	const rules = parsed(headerRules({ ...HERE, pathPrefix: "/preview/" }, PAGES, INLINE, VERSIONS));
	for (const [path] of rules) expect(path).toMatch(/^\/preview\//);
	const paths = new Set(rules.map(([path]) => path));
	expect(paths).toContain("/preview/embed/v1/*");
	expect(paths).toContain("/preview/academy/*");
});
