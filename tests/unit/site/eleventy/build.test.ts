import { readFileSync } from "node:fs";
import { createElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { touchesWidget } from "../../../../site/eleventy/assets.ts";
import { readEnvironment } from "../../../../site/eleventy/environment.ts";
import { hashedName } from "../../../../site/eleventy/hashed.ts";
import { renewModules } from "../../../../site/eleventy/modules.ts";
import { toHtml } from "../../../../site/eleventy/page.ts";

afterEach(() => vi.unstubAllEnvs());

test("a page gets a doctype, and loses React's image preloads", () => {
	const page = createElement(
		"html",
		null,
		createElement("body", null, createElement("img", { src: "/a.png" })),
	);
	const html = toHtml(page);
	expect(html).toMatch(/^<!doctype html><html>/);
	expect(html).toContain('<img src="/a.png"/>');
	expect(html).not.toContain("preload");
});

test("text passes through untouched", () => {
	expect(toHtml("/*\n  A: <b>")).toBe("/*\n  A: <b>");
});

test("a hashed name changes with the content, and only with it", () => {
	expect(hashedName("site.css", "a{}")).toMatch(/^site\.[0-9a-f]{8}\.css$/);
	expect(hashedName("site.css", "a{}")).toBe(hashedName("site.css", "a{}"));
	expect(hashedName("site.css", "a{}")).not.toBe(hashedName("site.css", "b{}"));
});

test("a changed module renews those that import it, also through others; a changed stylesheet renews none", () => {
	const modules = ["./site/components/Logo.tsx"];
	renewModules(modules);
	expect(modules).toContain("./site/layouts/Document.tsx");
	expect(modules).toContain("./site/pages/home/home.11ty.tsx");
	expect(modules).not.toContain("./site/quilt/block.ts");
	const data = ["./shared/quiz/roles.json"];
	renewModules(data);
	expect(data).toContain("./site/pages/role/role.11ty.tsx");
	expect(new Set(modules).size).toBe(modules.length);
	const styles = ["./site/styles/base.css"];
	renewModules(styles);
	expect(styles).toEqual(["./site/styles/base.css"]);
});

test.each([
	["./widget/define.ts", true],
	["./shared/quiz/roles.json", true],
	["./shared/analytics.ts", true],
	["./site/quilt/block.ts", false],
	["./shared/content/fields.ts", false],
	["./site/components/Logo.tsx", false],
])("a change of %s rebuilds the quiz element: %s", (file, rebuilds) => {
	expect(touchesWidget([file])).toBe(rebuilds);
});

test("the site lives at the origin of site.json unless SITE_URL says otherwise", () => {
	vi.stubEnv("SITE_URL", "");
	const { origin } = JSON.parse(readFileSync("site/_data/site.json", "utf8"));
	expect(readEnvironment()).toMatchObject({ siteUrl: origin, pathPrefix: "/" });
	vi.stubEnv("SITE_URL", "https://preview.example.com/branch/");
	expect(readEnvironment()).toMatchObject({
		siteUrl: "https://preview.example.com/branch",
		pathPrefix: "/branch/",
	});
});

test("a SITE_URL that is no address stops the build", () => {
	vi.stubEnv("SITE_URL", "www.example.org");
	expect(readEnvironment).toThrow(TypeError);
});

test("forms are posted to a path of the site, or to a full address, and nowhere unless it is said", () => {
	vi.stubEnv("SITE_URL", "https://www.school.test/next");
	vi.stubEnv("ELEVENTY_RUN_MODE", "build");
	const endpointOf = (FORMS_ENDPOINT: string) => {
		vi.stubEnv("FORMS_ENDPOINT", FORMS_ENDPOINT);
		return readEnvironment().formsEndpoint;
	};
	expect(endpointOf("/api")).toBe("https://www.school.test/next/api");
	expect(endpointOf("https://forms.school.test/f/")).toBe("https://forms.school.test/f");
	const { formsEndpoint } = JSON.parse(readFileSync("site/_data/site.json", "utf8"));
	expect(endpointOf("")).toBe(formsEndpoint);
});

test("while the site is served, its forms stay on this machine", () => {
	vi.stubEnv("ELEVENTY_RUN_MODE", "serve");
	vi.stubEnv("FORMS_ENDPOINT", "https://forms.school.test");
	expect(readEnvironment().formsEndpoint).toBe("/api");
});
