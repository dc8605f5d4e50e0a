import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	type RawSettings,
	readSettings,
	SETTING_NAMES,
	type Settings,
} from "../../../widget/settings.ts";

const defaults = { siteUrl: "https://site.test", endpoint: "https://forms.test/quiz" };

function read(raw: RawSettings): { settings: Settings; warnings: string[] } {
	const warnings: string[] = [];
	const settings = readSettings(raw, defaults, (message) => warnings.push(message));
	return { settings, warnings };
}

const silent: Settings = { ...defaults, deepLink: false, resume: true };

describe("settings that are understood", () => {
	it.each<[string, RawSettings, Partial<Settings>]>([
		["nothing at all", {}, {}],
		["a partner", { partner: "my-collective" }, { partner: "my-collective" }],
		["a partner in capitals and digits", { partner: "Org-42" }, { partner: "Org-42" }],
		["a site", { siteUrl: "https://example.org" }, { siteUrl: "https://example.org" }],
		[
			"a site over http, for development",
			{ siteUrl: "http://localhost:8080" },
			{ siteUrl: "http://localhost:8080" },
		],
		[
			"a site in a folder",
			{ siteUrl: "https://example.org/learn" },
			{ siteUrl: "https://example.org/learn" },
		],
		[
			"a site with slashes at its end",
			{ siteUrl: "https://example.org/learn//" },
			{ siteUrl: "https://example.org/learn" },
		],
		[
			"an endpoint",
			{ endpoint: "https://api.example.org/in?key=1" },
			{ endpoint: "https://api.example.org/in?key=1" },
		],
		[
			"a site by its IPv6 address",
			{ siteUrl: "http://[::1]:8080" },
			{ siteUrl: "http://[::1]:8080" },
		],
		[
			"a site by a name with letters beyond ASCII, which browsers send in another spelling",
			{ siteUrl: "https://bücher.example/lesen" },
			{ siteUrl: "https://xn--bcher-kva.example/lesen" },
		],
		[
			"an endpoint by its IPv6 address",
			{ endpoint: "https://[2001:db8::7]/in" },
			{ endpoint: "https://[2001:db8::7]/in" },
		],
		["an endpoint of the same site", { endpoint: "/forms/quiz" }, { endpoint: "/forms/quiz" }],
		["a role", { resultRole: "frontline_responder" }, { resultRole: "frontline_responder" }],
		["deep links by presence", { deepLink: "" }, { deepLink: true }],
		["deep links with any value", { deepLink: "false" }, { deepLink: true }],
		["no resuming", { resume: "off" }, { resume: false }],
		["resuming", { resume: "session" }, { resume: true }],
		["a light theme", { theme: "light" }, {}],
		["a dark theme", { theme: "dark" }, {}],
		["the reader's theme", { theme: "auto" }, {}],
	])("%s", (_, raw, expected) => {
		const { settings, warnings } = read(raw);
		expect(settings).toEqual({ ...silent, ...expected });
		expect(warnings).toEqual([]);
	});

	it.each(SETTING_NAMES.filter((name) => name !== "deepLink"))(
		"an empty or removed %s means the default, without a warning",
		(name) => {
			for (const value of ["", null, undefined]) {
				expect(read({ [name]: value })).toEqual({ settings: silent, warnings: [] });
			}
		},
	);
});

describe("settings that mean nothing", () => {
	it.each<[string, RawSettings, string]>([
		["partner", { partner: "My Collective" }, "a slug such as my-collective"],
		["partner", { partner: '"><script>alert(1)</script>' }, "a slug such as my-collective"],
		["partner", { partner: "a&utm_source=b" }, "a slug such as my-collective"],
		["partner", { partner: "a\nb" }, "a slug such as my-collective"],
		["site-url", { siteUrl: "javascript:alert(1)" }, "an http(s) address"],
		["site-url", { siteUrl: "example.org" }, "an http(s) address"],
		["site-url", { siteUrl: "http://[half" }, "an http(s) address"],
		["site-url", { siteUrl: "https://example.org/?from=x#top" }, "an http(s) address"],
		["endpoint", { endpoint: "//example.org/in" }, "an http(s) address"],
		["endpoint", { endpoint: " javascript:fetch('/')" }, "an http(s) address"],
		["endpoint", { endpoint: "/\\example.org/in" }, "an http(s) address"],
		["endpoint", { endpoint: "https://exa mple.org" }, "an http(s) address"],
		["result-role", { resultRole: "Healer" }, "a role key such as healer"],
		["result-role", { resultRole: "__proto__" }, "a role key such as healer"],
		["theme", { theme: "sepia" }, "light, dark or auto"],
		["resume", { resume: "forever" }, "session or off"],
	])("%s: the warning names it, what was expected and what was found", (name, raw, expected) => {
		const { settings, warnings } = read(raw);
		const [found] = Object.values(raw);
		expect(warnings).toEqual([`<liberation-quiz> ${name}: expected ${expected}, found "${found}"`]);
		expect(settings).toEqual(silent);
	});

	it("are warned of one by one, and leave the others as they are", () => {
		const { settings, warnings } = read({ partner: "?", theme: "?", resultRole: "guide" });
		expect(settings).toEqual({ ...silent, resultRole: "guide" });
		expect(warnings).toHaveLength(2);
	});

	it("never throw nor get past the checks, whatever they hold", () => {
		const noise = fc.string({ unit: "binary", maxLength: 12 });
		const anyText = fc.oneof(
			noise,
			fc
				.tuple(fc.constantFrom("https://", "http:", "//", "/", "javascript:"), noise)
				.map((parts) => parts.join("")),
			fc
				.tuple(fc.constantFrom("https://a.test", "/a", "a-b"), noise)
				.map((parts) => parts.join("")),
		);
		const anyRaw = fc.record(
			Object.fromEntries(SETTING_NAMES.map((name) => [name, fc.option(anyText)])),
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

	it("hold the build's silence where no endpoint is set", () => {
		const settings = readSettings({}, { ...defaults, endpoint: null }, expect.unreachable);
		expect(settings.endpoint).toBeNull();
	});
});
