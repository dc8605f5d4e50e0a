/*
 * `npm run release`: freezes the quiz element under the version of package.json, for partners who pin a version with
 * an integrity hash.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import packageJson from "../package.json" with { type: "json" };
import { readEnvironment } from "../site/eleventy/environment.ts";
import { adviceOnText } from "../site/launch/find.ts";
import { buildWidget } from "../widget/build.ts";
import { integrityOf, MODULE, RELEASES } from "../widget/versions.ts";

const { version } = packageJson;
const environment = readEnvironment();
const fault = await faultOfRelease();
if (fault) {
	console.error(fault);
	process.exitCode = 1;
}

async function faultOfRelease(): Promise<string | undefined> {
	if (adviceOnText(environment.siteUrl)) {
		return `The element would point to ${environment.siteUrl} for ever: set SITE_URL, or the origin in site/_data/site.json, first.`;
	}
	const outDir = mkdtempSync(join(tmpdir(), "release-"));
	try {
		await buildWidget({ ...environment, outDir, mode: "production" });
		return freeze(join(outDir, "embed/v1"));
	} finally {
		rmSync(outDir, { recursive: true });
	}
}

function freeze(built: string): string | undefined {
	const folder = join(RELEASES, version);
	const bytes = readFileSync(join(built, MODULE));
	if (existsSync(folder)) {
		const same = readFileSync(join(folder, MODULE)).equals(bytes);
		if (!same) {
			return `Version ${version} is frozen with other bytes: raise "version" in package.json, then release.`;
		}
	} else {
		mkdirSync(folder, { recursive: true });
		for (const file of [MODULE, `${MODULE}.map`]) cpSync(join(built, file), join(folder, file));
	}
	console.log(`${version}  ${integrityOf(bytes)}\nCommit widget/releases/${version}, then deploy.`);
	return undefined;
}
