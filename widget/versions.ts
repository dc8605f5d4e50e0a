import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import packageJson from "../package.json" with { type: "json" };

/** A version of the element that partners can pin. */
export interface PinnedVersion {
	/** Path from the site's root. */
	path: string;
	/** For the script's `integrity` attribute. */
	integrity: string;
}

/** What `embed/versions.json` says. */
export interface EmbedVersions {
	/** The version that new pages should pin, such as `1.0.0`. */
	newest: string;
	/** Path of the file that follows every release of its major version. */
	moving: string;
	versions: Readonly<Record<string, PinnedVersion>>;
}

export const MODULE = "liberation-quiz.js";
/** The circle's module, beside the quiz's. */
export const CIRCLE_MODULE = "liberation-circle.js";
/** What the circle's module loads from its own folder. */
export const CIRCLE_PARTS = ["reader", "talk", "sheets"].map(
	(part) => `liberation-circle-${part}.js`,
);
/** The module that follows every release of its major version. */
export const MOVING = `embed/v1/${MODULE}`;

/** Releases whose bytes may never change again, each a folder by its version: see docs/decisions. */
export const RELEASES = fileURLToPath(new URL("releases", import.meta.url));

/**
 * Puts every version of the element beside the moving one, and says so in `embed/versions.json`.
 * The package's own version is what was just built, until `npm run release` has frozen it.
 * @param outDir - of the built site, with the moving module in it
 */
export async function publishVersions(
	outDir: string,
	releases: string = RELEASES,
): Promise<EmbedVersions> {
	const frozen = existsSync(releases) ? readdirSync(releases).sort(byVersion) : [];
	const { version } = packageJson;
	const published = await Promise.all([
		...frozen.map((each) => publish(outDir, each, join(releases, each, MODULE))),
		...(frozen.includes(version) ? [] : [publish(outDir, version, join(outDir, MOVING))]),
	]);
	const versions: EmbedVersions = {
		newest: frozen.at(-1) ?? version,
		moving: `/${MOVING}`,
		versions: Object.fromEntries(published),
	};
	await writeFile(join(outDir, "embed/versions.json"), `${JSON.stringify(versions, null, "\t")}\n`);
	return versions;
}

/** The integrity of a script's bytes. */
export function integrityOf(bytes: Uint8Array): string {
	return `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
}

async function publish(
	outDir: string,
	version: string,
	from: string,
): Promise<[version: string, pinned: PinnedVersion]> {
	const folder = join(outDir, `embed/v${version}`);
	await mkdir(folder, { recursive: true });
	await copyFile(from, join(folder, MODULE));
	if (existsSync(`${from}.map`)) await copyFile(`${from}.map`, join(folder, `${MODULE}.map`));
	const integrity = integrityOf(await readFile(from));
	return [version, { path: `/embed/v${version}/${MODULE}`, integrity }];
}

function byVersion(one: string, other: string): number {
	return one.localeCompare(other, "en", { numeric: true });
}
