import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { SMALLEST_PHOTO } from "../../shared/content/fields.ts";
import { nearest, suggestion } from "../../shared/nearest.ts";
import { schemaReference } from "../schemas/kinds.ts";
import { CONTENT_FOLDERS, kindOf, registry } from "../schemas/registry.ts";
import { crossFaults } from "./across.ts";
import { explain } from "./explain.ts";
import { parseMarkdown } from "./markdown.ts";
import {
	type CrossFault,
	compareFaults,
	type Fault,
	type JsonPath,
	lineAndColumn,
	parseSource,
	positionOf,
	type Source,
} from "./source.ts";
import { missingTranslations } from "./translation-files.ts";
import { describe, select, valueAt } from "./values.ts";

/** All content files, and their faults sorted by file and line. */
interface ContentReport {
	readonly files: readonly string[];
	readonly faults: readonly Fault[];
}

/**
 * Checks the syntax and schema of all content files, and their consistency with each other.
 * @param root - a folder with the repository's structure
 * @param routes - the paths of all pages; if undefined, links are not checked
 */
export function checkContent(root: string, routes: readonly string[] | undefined): ContentReport {
	const sources = readSources(root);
	const faults = [
		...missingFiles(sources.map(({ file }) => file)),
		...missingTranslations(root),
		...sources.flatMap(faultsOf),
		...[...crossFaults(sources, registry, routes), ...photoFaults(root, sources)].map(
			({ source, path, part, offset, message }) =>
				offset === undefined
					? faultAt(source, path, part, message)
					: { file: source.file, ...lineAndColumn(source.text, offset), path, message },
		),
	];
	return { files: sources.map(({ file }) => file), faults: faults.sort(compareFaults) };
}

export function contentFiles(root: string): string[] {
	// Git doesn't track empty folders, so a content folder may be missing.
	return CONTENT_FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
			.filter((file) => /\.(?:json|md)$/.test(file))
			.map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
			.sort(),
	);
}

export function readSources(root: string): Source[] {
	return contentFiles(root).map((file) => readSource(root, file));
}

/**
 * Reads and parses a content file.
 * @param file - the path relative to `root`
 */
export function readSource(root: string, file: string): Source {
	const parse = file.endsWith(".md") ? parseMarkdown : parseSource;
	return parse(file, readFileSync(join(root, file), "utf8"));
}

/** Reports required files that don't exist; collections may be empty. */
export function missingFiles(present: readonly string[]): Fault[] {
	return registry
		.filter(({ files }) => !files.includes("*") && !present.includes(files))
		.map(({ files }) => ({
			file: files,
			line: 1,
			column: 1,
			path: [],
			message: "found no such file, expected it to be there.",
		}));
}

/** Returns the syntax and schema faults of one file. */
export function faultsOf(source: Source): Fault[] {
	return [...source.faults, ...schemaFaults(source)];
}

function schemaFaults(source: Source): Fault[] {
	const kind = kindOf(source.file);
	if (!kind) return [faultAt(source, [], "value", unknownFile(source.file))];
	if (source.data === undefined) return [];
	const expected = schemaReference(source.file, kind);
	const reference = valueAt(source.data, ["$schema"]);
	const isObject =
		source.file.endsWith(".json") && typeof source.data === "object" && !Array.isArray(source.data);
	const wrongReference =
		isObject && reference !== expected
			? [
					faultAt(
						source,
						["$schema"],
						"value",
						`found ${describe(reference)}, expected "${expected}".`,
					),
				]
			: [];
	return [
		...wrongReference,
		...explain(kind.schema, source.data)
			.filter(({ path }) => wrongReference.length === 0 || path[0] !== "$schema")
			.map(({ path, part, message }) => faultAt(source, path, part, message)),
	];
}

function unknownFile(file: string): string {
	const page = /^site\/_data\/pages\/([\w-]+)\.json$/.exec(file)?.[1];
	if (page)
		return `found a file that no schema knows, expected site/pages/${page}/schema.ts, which says what it may hold.`;
	const meant = nearest(
		file,
		registry.map(({ files }) => files),
	);
	const question = meant ? `. Did you mean "${meant}"?` : ".";
	return `found a file that no schema knows, expected a kind of file in site/schemas/kinds.ts${question}`;
}

function faultAt(source: Source, path: JsonPath, part: "key" | "value", message: string): Fault {
	return { file: source.file, ...positionOf(source, path, part), path, message };
}

const FOLDER = "site/images";
const PHOTOGRAPHS = "site/_data/photos.json";

/** Reports photos that are missing or too small. */
function photoFaults(root: string, sources: readonly Source[]): CrossFault[] {
	const folder = join(root, FOLDER);
	const files = existsSync(folder) ? readdirSync(folder) : [];
	return sources.flatMap((source) => {
		const isWide = source.file === PHOTOGRAPHS;
		return ["image", "founderPortrait", ...(isWide ? ["*"] : [])]
			.flatMap((key) => select(source.data, [key, "file"]))
			.flatMap(({ path, value }): CrossFault[] => {
				if (typeof value !== "string") return [];
				const message = files.includes(value)
					? smallness(join(folder, value), isWide)
					: `found ${describe(value)}, expected the name of a file in ${FOLDER}${suggestion(value, files)}`;
				return message ? [{ source, path, part: "value", message }] : [];
			});
	});
}

function smallness(file: string, isWide: boolean): string | undefined {
	const { width = 0, height = 0 } = sizeOf(file);
	const { square, wide } = SMALLEST_PHOTO;
	const isEnough = isWide ? width >= wide : Math.min(width, height) >= square;
	if (isEnough) return undefined;
	const expected = isWide ? `${wide} pixels wide` : `${square} x ${square}`;
	return `found a photo of ${width} x ${height} pixels, expected at least ${expected}.`;
}

/** The picture's size after EXIF rotation. Unreadable files are reported by the build. */
function sizeOf(file: string) {
	try {
		const { width, height, orientation = 1 } = imageSize(readFileSync(file));
		return orientation > 4 ? { width: height, height: width } : { width, height };
	} catch {
		return { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };
	}
}
