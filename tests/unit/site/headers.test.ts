import { expect, test } from "vitest";
import { headersFor, parseHeaders } from "../../../functions/node/headers-file.ts";
import { headerRules } from "../../../site/eleventy/headers.ts";

const HERE = { siteUrl: "https://www.example.org", pathPrefix: "/", formsEndpoint: null };
const PAGES = ["/", "/404.html", "/about/", "/academy/", "/academy/parenting/"];

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

test.each([...PAGES, "/academy/parenting/deeper", "/nothing", "/embed/frame", "/assets/a.css"])(
	"no two rules give %s the same header",
	(path) => {
		// It throws where they do.
		const headers = headersFor(parseHeaders(headerRules(HERE, PAGES)), path);
		expect(headers.get("x-content-type-options")).toBe("nosniff");
	},
);

test.each(PAGES)("%s has the policy", (path) => {
	const headers = headersFor(parseHeaders(headerRules(HERE, PAGES)), path);
	expect(headers.get("content-security-policy")).toContain("default-src 'none'");
	expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
});

test("the quiz in a frame can have a policy of its own", () => {
	const headers = headersFor(parseHeaders(headerRules(HERE, PAGES)), "/embed/frame");
	expect(headers.has("content-security-policy")).toBe(false);
});

test("a site with more folders than hosts read rules for is refused", () => {
	const pages = Array.from({ length: 60 }, (_, index) => `/page-${index}/`);
	expect(() => headerRules(HERE, pages)).toThrow("123 rules, and hosts read 100 at most");
});

test("an endpoint of the site's own, or a path during development, adds no origin", () => {
	for (const formsEndpoint of ["/api", "https://www.example.org/api"]) {
		const rules = headerRules({ ...HERE, formsEndpoint }, PAGES);
		expect(policy(rules).get("form-action")).toBe("'self'");
	}
});

test("the policy allows the site's own files and nothing inline", () => {
	const directives = policy(headerRules(HERE, PAGES));
	expect(directives.get("default-src")).toBe("'none'");
	expect(directives.get("script-src")).toBe("'self'");
	expect(directives.get("style-src")).toBe("'self'");
	expect(directives.get("frame-ancestors")).toBe("'none'");
	expect(directives.get("base-uri")).toBe("'none'");
	expect([...directives.values()].join(" ")).not.toContain("unsafe");
});

test("the policy lets forms go to the endpoint's origin, and only there", () => {
	const rules = headerRules({ ...HERE, formsEndpoint: "https://forms.example.com/f/abc" }, PAGES);
	expect(policy(rules).get("form-action")).toBe("'self' https://forms.example.com");
	expect(policy(rules).get("connect-src")).toBe("'self' https://forms.example.com");
});

test("other sites may load the quiz element", () => {
	const embed = parsed(headerRules(HERE, PAGES)).filter(([path]) => path === "/embed/*");
	expect(embed).toContainEqual(["/embed/*", "Access-Control-Allow-Origin", "*"]);
	expect(embed).toContainEqual(["/embed/*", "Cross-Origin-Resource-Policy", "cross-origin"]);
});

test("a site under a path has its rules under it", () => {
	const rules = parsed(headerRules({ ...HERE, pathPrefix: "/preview/" }, PAGES));
	expect(new Set(rules.map(([path]) => path))).toEqual(
		new Set(
			["*", "assets/*", "embed/*", "", "404.html", "about", "about/*", "academy", "academy/*"].map(
				(path) => `/preview/${path}`,
			),
		),
	);
});
