import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fileEnding } from "../shared/language.ts";
import { translations } from "../shared/read-languages.ts";

interface PinnedScript {
	/** The path from the site's root. */
	path: string;
	/** The script's `integrity` attribute. */
	integrity: string;
}

/** A version of the element that partners can pin. */
export interface PinnedVersion extends PinnedScript {
	/** The translated scripts of this version, by language. */
	languages: Readonly<Record<string, PinnedScript>>;
}

/** The content of `embed/versions.json`. */
export interface EmbedVersions {
	/** The version that new pages should pin, such as `1.0.0`; null before the first release. */
	newest: string | null;
	/** The path of the script that every deploy builds anew. */
	moving: string;
	versions: Readonly<Record<string, PinnedVersion>>;
}

export const MODULE = "liberation-quiz.js";

/** The file name of an element's module in a language. */
export function moduleFile(element: "quiz" | "circle", lang: string): string {
	return `liberation-${element}${fileEnding(lang)}.js`;
}

/** The path of the module that every deploy builds anew. */
export const MOVING = `embed/v1/${MODULE}`;

/** The folder of frozen releases, with a subfolder for each version: docs/decisions.md. */
export const RELEASES = fileURLToPath(new URL("releases", import.meta.url));

const { compare: byVersion } = new Intl.Collator("en", { numeric: true });

/**
 * Copies every released version into the site and writes `embed/versions.json`. A build is never published as a version,
 * because the next build would change the bytes behind a partner's integrity hash.
 * @param outDir - the site's output folder, which contains the moving module
 */
export async function publishVersions(
	outDir: string,
	releases: string = RELEASES,
): Promise<EmbedVersions> {
	const frozen = existsSync(releases) ? readdirSync(releases).sort(byVersion) : [];
	const published = await Promise.all(
		frozen.map((each) => publish(outDir, each, join(releases, each))),
	);
	const versions: EmbedVersions = {
		newest: frozen.at(-1) ?? null,
		moving: `/${MOVING}`,
		versions: Object.fromEntries(published),
	};
	await mkdir(join(outDir, "embed"), { recursive: true });
	await writeFile(join(outDir, "embed/versions.json"), `${JSON.stringify(versions, null, "\t")}\n`);
	return versions;
}

/** Computes the `integrity` attribute of a script. */
export function integrityOf(bytes: Uint8Array): string {
	return `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
}

/** @param from - the folder with the version's scripts */
async function publish(
	outDir: string,
	version: string,
	from: string,
): Promise<[version: string, pinned: PinnedVersion]> {
	const folder = join(outDir, `embed/v${version}`);
	await mkdir(folder, { recursive: true });
	const pin = async (module: string): Promise<PinnedScript> => {
		const source = join(from, module);
		await copyFile(source, join(folder, module));
		if (existsSync(`${source}.map`)) await copyFile(`${source}.map`, join(folder, `${module}.map`));
		const integrity = integrityOf(await readFile(source));
		return { path: `/embed/v${version}/${module}`, integrity };
	};
	// Skips languages without a script in this folder, because a frozen release may be older than a translation.
	const others = translations()
		.map(({ lang }) => lang)
		.filter((lang) => existsSync(join(from, moduleFile("quiz", lang))));
	const languages = others.map(
		async (lang) => [lang, await pin(moduleFile("quiz", lang))] as const,
	);
	return [
		version,
		{ ...(await pin(MODULE)), languages: Object.fromEntries(await Promise.all(languages)) },
	];
}
