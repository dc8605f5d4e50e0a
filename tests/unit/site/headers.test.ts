import { expect, test } from "vitest";
import { headerRules } from "../../../site/eleventy/headers.ts";

const HERE = { siteUrl: "https://www.example.org", pathPrefix: "/", formsEndpoint: null };

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

test("no two rules give one path the same header", () => {
	const rules = parsed(headerRules(HERE));
	const everywhere = rules.filter(([path]) => path === "/*").map(([, name]) => name);
	for (const [path, name] of rules.filter(([path]) => path !== "/*")) {
		expect(everywhere, `${path} repeats ${name}`).not.toContain(name);
	}
	expect(new Set(rules.map(([path, name]) => path + name)).size).toBe(rules.length);
});

test("the policy allows the site's own files and nothing inline", () => {
	const directives = policy(headerRules(HERE));
	expect(directives.get("default-src")).toBe("'none'");
	expect(directives.get("script-src")).toBe("'self'");
	expect(directives.get("style-src")).toBe("'self'");
	expect(directives.get("frame-ancestors")).toBe("'none'");
	expect(directives.get("base-uri")).toBe("'none'");
	expect([...directives.values()].join(" ")).not.toContain("unsafe");
});

test("the policy lets forms go to the endpoint's origin, and only there", () => {
	const rules = headerRules({ ...HERE, formsEndpoint: "https://forms.example.com/f/abc" });
	expect(policy(rules).get("form-action")).toBe("'self' https://forms.example.com");
	expect(policy(rules).get("connect-src")).toBe("'self' https://forms.example.com");
});

test("other sites may load the quiz element", () => {
	const embed = parsed(headerRules(HERE)).filter(([path]) => path === "/embed/*");
	expect(embed).toContainEqual(["/embed/*", "Access-Control-Allow-Origin", "*"]);
	expect(embed).toContainEqual(["/embed/*", "Cross-Origin-Resource-Policy", "cross-origin"]);
});

test("a site under a path has its rules under it", () => {
	const rules = parsed(headerRules({ ...HERE, pathPrefix: "/preview/" }));
	expect(new Set(rules.map(([path]) => path))).toEqual(
		new Set(["/preview/*", "/preview/assets/*", "/preview/embed/*"]),
	);
});
