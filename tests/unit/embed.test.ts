import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
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
import { publishVersions } from "../../widget/versions.ts";

describe("options", () => {
	const options: fc.Arbitrary<EmbedOptions> = fc.record({
		partner: fc.constantFrom("", "many-minds", "a1"),
		theme: fc.constantFrom(...EMBED_THEMES),
		display: fc.constantFrom(...EMBED_DISPLAYS),
		accent: fc.constantFrom("", "#1f4b3a", "#ffffff"),
		radius: fc.option(fc.integer({ min: 0, max: LARGEST_RADIUS })),
	});

	test("an address gives back the options that it was made of", () => {
		fc.assert(
			fc.property(options, (chosen) => {
				expect(readEmbedOptions(embedQuery(chosen))).toEqual(chosen);
			}),
		);
	});

	test("nothing chosen leaves the address as it is", () => {
		expect(embedQuery(DEFAULT_EMBED)).toBe("");
		expect(readEmbedOptions("")).toEqual(DEFAULT_EMBED);
	});

	describe("what an address may not bring in", () => {
		test.each([
			["partner=%22%3E%3Cscript%3E"],
			["partner=two--hyphens"],
			["theme=neon"],
			["display=popup"],
			["accent=red;background:url(//evil.example)"],
			["accent=12345"],
			["radius=25"],
			["radius=-1"],
			["radius=1e1"],
		])("%s", (query) => {
			expect(readEmbedOptions(`?${query}`)).toEqual(DEFAULT_EMBED);
		});
	});

	test("only what was chosen is set on the element", () => {
		expect(embedProperties(DEFAULT_EMBED)).toEqual([]);
		expect(embedProperties(readEmbedOptions("?accent=1F4B3A&radius=0"))).toEqual([
			["--lq-accent", "#1f4b3a"],
			["--lq-radius", "0px"],
		]);
	});
});

describe("versions", () => {
	let outDir: string;
	let releases: string;

	beforeEach(() => {
		const root = mkdtempSync(join(tmpdir(), "versions-"));
		onTestFinished(() => rmSync(root, { recursive: true }));
		outDir = join(root, "dist");
		releases = join(root, "releases");
		write(join(outDir, "embed/v1/liberation-quiz.js"), "today");
	});

	function write(path: string, text: string): void {
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, text);
	}

	const published = (version: string) =>
		readFileSync(join(outDir, `embed/v${version}/liberation-quiz.js`), "utf8");

	test("before the first release the package's version is what was just built", async () => {
		const { newest, versions } = await publishVersions(outDir, releases);
		expect(newest).toBe(packageJson.version);
		expect(published(newest)).toBe("today");
		expect(versions[newest]?.path).toBe(`/embed/v${newest}/liberation-quiz.js`);
	});

	test("the integrity is that of the bytes, as the file versions.json says, too", async () => {
		const { newest, versions } = await publishVersions(outDir, releases);
		const hash = createHash("sha384").update("today").digest("base64");
		expect(versions[newest]?.integrity).toBe(`sha384-${hash}`);
		const file: unknown = JSON.parse(readFileSync(join(outDir, "embed/versions.json"), "utf8"));
		expect(file).toEqual({ newest, moving: "/embed/v1/liberation-quiz.js", versions });
	});

	test("what was released keeps its bytes, whatever is built today", async () => {
		write(join(releases, packageJson.version, "liberation-quiz.js"), "as it was released");
		await publishVersions(outDir, releases);
		expect(published(packageJson.version)).toBe("as it was released");
	});

	test("every release stays, and the newest is counted as numbers are", async () => {
		for (const version of ["0.9.0", "0.10.0"]) {
			write(join(releases, version, "liberation-quiz.js"), version);
		}
		const { newest, versions } = await publishVersions(outDir, releases);
		expect(newest).toBe("0.10.0");
		expect(Object.keys(versions)).toEqual(["0.9.0", "0.10.0", packageJson.version]);
		expect(published("0.9.0")).toBe("0.9.0");
	});
});
