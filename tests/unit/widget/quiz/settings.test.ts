import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { knownSiteUrl } from "../../../../widget/common/settings.ts";
import {
	QUIZ_PROPERTIES,
	quizSettings,
	type RawQuizSettings,
} from "../../../../widget/quiz/settings.ts";
import { anyText } from "../../../any-text.ts";

const defaults = { siteUrl: "https://site.test", endpoint: "https://forms.test/quiz" };
const silent = { ...defaults, deepLink: false, resume: true, resumeIn: "tab", dialog: false };

function read(raw: RawQuizSettings) {
	const warnings: string[] = [];
	const warn = vi.spyOn(console, "warn").mockImplementation((message) => warnings.push(message));
	const settings = quizSettings(raw, defaults);
	warn.mockRestore();
	return { settings, warnings };
}

it.each<[RawQuizSettings, object]>([
	[{}, {}],
	[{ endpoint: "https://[2001:db8::7]/in" }, { endpoint: "https://[2001:db8::7]/in" }],
	[{ resultRole: "frontline_responder" }, { resultRole: "frontline_responder" }],
	[{ siteUrl: "https://example.org/learn//" }, { siteUrl: "https://example.org/learn" }],
	[{ deepLink: "" }, { deepLink: true }],
	...["false", "False", "null", "undefined"].map((none): [RawQuizSettings, object] => [
		Object.fromEntries(QUIZ_PROPERTIES.map((name) => [name, none])),
		{},
	]),
	[
		{ theme: "Dark", resume: "OFF", display: "Dialog" },
		{ resume: false, dialog: true },
	],
	[{ resume: "browser" }, { resumeIn: "browser" }],
])("the quiz's settings %j are read as %j, without a warning", (raw, expected) => {
	expect(read(raw)).toEqual({ settings: { ...silent, ...expected }, warnings: [] });
});

it.each(QUIZ_PROPERTIES.filter((name) => name !== "deepLink"))(
	"an empty or removed %s means the default, without a warning",
	(name) => {
		for (const value of ["", null, undefined])
			expect(read({ [name]: value })).toEqual({ settings: silent, warnings: [] });
	},
);

const slug = "a slug such as my-collective";
const url = "an http(s) address";
const role = "a role key such as healer";

it.each<[RawQuizSettings, string]>([
	[{ partner: "My Collective" }, `partner: expected ${slug}`],
	[{ siteUrl: "javascript:alert(1)" }, `site-url: expected ${url}`],
	[{ endpoint: "/\\example.org/in" }, `endpoint: expected ${url}`],
	[{ resultRole: "wizard" }, `result-role: expected ${role}`],
	[{ deepLink: "maybe" }, "deep-link: expected true or false"],
	[{ theme: "sepia" }, "theme: expected light, dark or auto"],
	[{ resume: "forever" }, "resume: expected session, browser or off"],
	[{ display: "popup" }, "display: expected inline or dialog"],
])(
	"the quiz's faulty settings %j are left out, and a warning says what was expected",
	(raw, expected) => {
		const [found] = Object.values(raw);
		const warnings = [`<liberation-quiz> ${expected}, found "${found}"`];
		expect(read(raw)).toEqual({ settings: silent, warnings });
	},
);

it("the quiz's faulty settings never throw, and never reach the quiz, whatever they hold", () => {
	const noise = anyText({ maxLength: 12 });
	const opening = fc.constantFrom(
		...["", "https://", "http:", "//", "/", "javascript:", "https://a.test", "/a", "a-b"],
	);
	const anyValue = fc.tuple(opening, noise).map((parts) => parts.join(""));
	const anyRaw = fc.record(
		Object.fromEntries(QUIZ_PROPERTIES.map((name) => [name, fc.option(anyValue)])),
		{ requiredKeys: [] },
	);
	fc.assert(
		fc.property(anyRaw, (raw) => {
			const { siteUrl, endpoint, partner = "x" } = read(raw).settings;
			expect(siteUrl).toMatch(/^https?:\/\/[^?#]*[^/?#]$/);
			expect(endpoint).toMatch(/^(https?:\/\/[^/]|\/(?!\/))/);
			expect(partner).toMatch(/^[a-z0-9-]+$/i);
		}),
	);
});

it.each([
	["https://www.example.org", "https:", "https://here.test"],
	["https://www.example.org", "about:", "https://www.example.org"],
])("the build's address %s leads from a page of %s to %s", (build, protocol, expected) => {
	expect(knownSiteUrl(build, { protocol, origin: "https://here.test" })).toBe(expected);
});
