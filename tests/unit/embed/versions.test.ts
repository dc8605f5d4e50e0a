import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import packageJson from "../../../package.json" with { type: "json" };
import { publishVersions } from "../../../widget/versions.ts";

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
