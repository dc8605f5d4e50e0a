import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { BUILT } from "./sites.ts";

test("a language that was only added as files has its pages, elements and links to them", () => {
	const read = (file: string) => readFileSync(join(BUILT, file), "utf8");
	const english = read("quiz/index.html");
	expect(english).toMatch(/<link rel="alternate" hrefLang="qx" href="[^"]*\/qx\/quiz\/"\/>/i);
	expect(english).toMatch(/<link rel="alternate" hrefLang="x-default" href="[^"]*\/quiz\/"\/>/i);
	expect(english).toContain('<a class="nav-entry" href="/qx/quiz/" lang="qx"');
	expect(read("sitemap.xml")).toContain("/qx/quiz/roles/healer/");
	for (const element of ["quiz", "circle"])
		expect(existsSync(join(BUILT, `embed/v1/liberation-${element}.qx.js`)), element).toBe(true);
	const translated = read("qx/quiz/index.html");
	expect(translated).toContain('<html lang="qx" dir="rtl">');
	expect(translated).toContain("Líbérátíóñ Rólé Qúíz~");
});
