import { expect, test } from "vitest";
import { headersFor, PRIVATE_FILES, parseHeaders } from "../../../shared/headers-file.ts";
import { apache, nginx } from "../../../tools/server-files/write.ts";

const rules = parseHeaders(`# what every page gets
/
  X-Frame-Options: DENY
/quiz
  Content-Security-Policy: default-src 'none'; connect-src https://forms.example.com
  X-Frame-Options: DENY

/embed/v1/*
  Access-Control-Allow-Origin: *
`);

const FRAMED = {
	"content-security-policy": "default-src 'none'; connect-src https://forms.example.com",
	"x-frame-options": "DENY",
};
const OPEN = { "access-control-allow-origin": "*" };

test.each([
	["/", { "x-frame-options": "DENY" }],
	["/index.html", { "x-frame-options": "DENY" }],
	["/quiz", FRAMED],
	["/quiz/", FRAMED],
	["/quiz/index.html", FRAMED],
	["/quizzes", {}],
	["/embed/v1/liberation-quiz.js", OPEN],
	["/embed/v1/a/b.js", OPEN],
	["/embed/v1x", {}],
])("%s gets the headers of the rule that fits it", (path, expected) => {
	expect(Object.fromEntries(headersFor(rules, path))).toEqual(expected);
});

test("a dot in a rule's path matches nothing but a dot", () => {
	expect(headersFor(parseHeaders("/a.js\n  X-A: 1"), "/abjs").size).toBe(0);
});

test("the files for nginx and Apache have each rule, for every address of its page", () => {
	const site = { rules, root: "/srv/site", host: "www.school.test", languages: ["es"] };
	for (const text of [nginx(site), apache(site)]) {
		expect(text).toContain("/es/404.html");
		expect(text).toContain(PRIVATE_FILES.source);
		const lines = text.replaceAll("\n\tHeader", " Header").split("\n");
		for (const { pattern, headers } of rules) {
			const page = pattern.replace("*", "a.js");
			for (const value of headers.values()) {
				// The pattern stands in quotes, after "~" or between "#".
				const named = lines.filter((line) => line.includes(value)).join("\n");
				const patterns = [...named.matchAll(/[~#](\^.+?\$)["#]/g)].map(([, each = ""]) => each);
				const isNamed = (path: string) => patterns.some((each) => new RegExp(each).test(path));
				expect([pattern, isNamed(page)]).toEqual([pattern, true]);
				expect([pattern, isNamed("/other")]).toEqual([pattern, false]);
			}
		}
	}
});

test("two rules that set one header are refused: hosts differ in what they make of them", () => {
	const twice = parseHeaders("/*\n  X-A: 1\n/quiz\n  x-a: 2");
	expect(() => headersFor(twice, "/quiz")).toThrow('"/quiz" sets x-a a second time for /quiz');
	expect(headersFor(twice, "/about").get("x-a")).toBe("1");
});

test.each([
	["a header without a path", "  X-A: 1", 1],
	["a header that is not indented", "/quiz\nX-A: 1", 2],
	["a header without a value", "/quiz\n  X-A:", 2],
])("%s is refused with its line", (_, text, line) => {
	expect(() => parseHeaders(text)).toThrow(`_headers, line ${line}:`);
});
