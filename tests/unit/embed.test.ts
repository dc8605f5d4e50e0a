import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import {
	DEFAULT_EMBED,
	EMBED_DISPLAYS,
	EMBED_THEMES,
	type EmbedOptions,
	embedProperties,
	embedQuery,
	LARGEST_RADIUS,
	readEmbedOptions,
} from "../../shared/embed/options.ts";
import { type EmbedSource, SNIPPETS } from "../../shared/embed/snippets.ts";
import { publishVersions } from "../../widget/versions.ts";
import { folderWith } from "./tools/temporary-folder.ts";

const options: fc.Arbitrary<EmbedOptions> = fc.record({
	lang: fc.constant("en"),
	partner: fc.constantFrom("", "many-minds", "a1"),
	theme: fc.constantFrom(...EMBED_THEMES),
	display: fc.constantFrom(...EMBED_DISPLAYS),
	accent: fc.constantFrom("", "#1f4b3a", "#ffffff"),
	radius: fc.option(fc.integer({ min: 0, max: LARGEST_RADIUS })),
});

test("the options of an embed link are read as they were written", () => {
	fc.assert(
		fc.property(options, (chosen) => {
			expect(readEmbedOptions(embedQuery(chosen))).toEqual(chosen);
		}),
	);
});

test.each([
	["partner=%22%3E%3Cscript%3E"],
	["display=popup"],
	["accent=red;background:url(//evil.example)"],
	["radius=25"],
	["radius=1e1"],
])("the options of an embed link ignore %s", (query) => {
	expect(readEmbedOptions(`?${query}`)).toEqual(DEFAULT_EMBED);
});

test("the options of an embed link leave out the defaults, in the link and on the element", () => {
	expect(embedQuery(DEFAULT_EMBED)).toBe("");
	expect(embedProperties(DEFAULT_EMBED)).toEqual([]);
	expect(embedProperties(readEmbedOptions("?accent=1F4B3A&radius=0"))).toEqual([
		["--lq-accent", "#1f4b3a"],
		["--lq-radius", "0px"],
	]);
});

describe("the published versions of the quiz", () => {
	let outDir: string;
	let releases: string;

	beforeEach(() => {
		const root = folderWith({ "dist/embed/v1/liberation-quiz.js": "today" });
		outDir = join(root, "dist");
		releases = join(root, "releases");
	});

	function write(path: string, text: string): void {
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, text);
	}

	const published = (version: string) =>
		readFileSync(join(outDir, `embed/v${version}/liberation-quiz.js`), "utf8");

	test("the published versions of the quiz are none before the first release, so that no build can break a hash", async () => {
		expect(await publishVersions(outDir, releases)).toMatchObject({ newest: null, versions: {} });
		expect(readdirSync(join(outDir, "embed")).sort()).toEqual(["v1", "versions.json"]);
	});

	test("the published versions of the quiz keep their bytes and hash when there is a new build", async () => {
		write(join(releases, "1.0.0", "liberation-quiz.js"), "as it was released");
		const hash = createHash("sha384").update("as it was released").digest("base64");
		for (const build of ["today", "tomorrow"]) {
			write(join(outDir, "embed/v1/liberation-quiz.js"), build);
			const { newest, versions } = await publishVersions(outDir, releases);
			expect(published("1.0.0")).toBe("as it was released");
			expect(newest && versions[newest]).toEqual({
				path: "/embed/v1.0.0/liberation-quiz.js",
				integrity: `sha384-${hash}`,
				languages: {},
			});
			const file: unknown = JSON.parse(readFileSync(join(outDir, "embed/versions.json"), "utf8"));
			expect(file).toEqual({ newest, moving: "/embed/v1/liberation-quiz.js", versions });
		}
	});

	test("the published versions of the quiz are all kept, and 0.10.0 is newer than 0.9.0", async () => {
		for (const version of ["0.9.0", "0.10.0"]) {
			write(join(releases, version, "liberation-quiz.js"), version);
		}
		const { newest, versions } = await publishVersions(outDir, releases);
		expect(newest).toBe("0.10.0");
		expect(Object.keys(versions)).toEqual(["0.9.0", "0.10.0"]);
		expect(published("0.9.0")).toBe("0.9.0");
	});
});

const source: EmbedSource = {
	siteUrl: "https://www.example.org",
	pinned: "1.0.0",
	languages: {
		en: {
			linkLabel: "Take the Liberation Role Quiz",
			circleLabel: "Circle",
			integrity: "sha384-english",
		},
		es: { linkLabel: "Haz el cuestionario", circleLabel: "Círculo", integrity: undefined },
	},
};
const spanish = { ...DEFAULT_EMBED, lang: "es" };

test.each(["README.md", "docs/embedding.md"])(
	"the snippets for partners stand in %s as on /embed",
	(file) => {
		const lines = SNIPPETS.plain(source, { ...DEFAULT_EMBED, partner: "your-slug" });
		expect(readFileSync(file, "utf8")).toContain(`\`\`\`html\n${lines}\n\`\`\``);
	},
);

test("the snippets for partners in Spanish have the Spanish script, frame, link and words", () => {
	for (const kind of ["plain", "react", "button"] as const) {
		const lines = SNIPPETS[kind](source, spanish);
		expect(lines).toContain("/embed/v1/liberation-quiz.es.js");
		expect(lines).toContain('<a href="https://www.example.org/es/quiz">Haz el cuestionario</a>');
	}
	expect(SNIPPETS.frame(source, spanish)).toContain('/embed/frame/es" title="Haz el cuestionario"');
	expect(SNIPPETS.circle(source, spanish)).toContain("/embed/v1/liberation-circle.es.js");
});

test("the snippets for partners pin a version in the languages that its release has", () => {
	expect(SNIPPETS.integrity(source, DEFAULT_EMBED)).toContain(
		'/embed/v1.0.0/liberation-quiz.js"\n  integrity="sha384-english" crossorigin="anonymous"',
	);
	expect(SNIPPETS.integrity(source, spanish)).toBe(SNIPPETS.plain(source, spanish));
});
