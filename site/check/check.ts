import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { suggestion } from "../../shared/nearest.ts";
import { CONTENT_FOLDERS, contentTypeOf, contentTypes } from "../schemas/all-content-types.ts";
import { schemaReference } from "../schemas/content-types.ts";
import { type JsonSchema, jsonSchemaOf } from "../schemas/json-schema.ts";
import { crossFaults } from "./cross-file.ts";
import { explain } from "./explain.ts";
import { marksOf, PHOTOS, parseContent } from "./markdown.ts";
import { kindFault, sizeFault } from "./photos.ts";
import { fieldsIn } from "./relations.ts";
import { absent, compareFaults, type Fault, faultAt, type Source, unexpected } from "./source.ts";
import { missingTranslations } from "./translation-files.ts";
import { type JsonPath, valueAt } from "./values.ts";

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
		...crossFaults(sources, contentTypes, routes),
		...photoFaults(root, sources),
	];
	return { files: sources.map(({ file }) => file), faults: faults.sort(compareFaults) };
}

export function contentFiles(root: string): string[] {
	// Git doesn't track empty folders, so a content folder may be missing.
	return CONTENT_FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
			.map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
			// Names that begin with a dot are of programs, such as an editor's lock.
			.filter((file) => /\.(?:json|md)$/.test(file) && !file.includes("/."))
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
	const path = join(root, file);
	const text = readFileSync(path, "utf8");
	const last = parsed.get(path);
	const source = last?.text === text ? last : parseContent(file, text);
	parsed.set(path, source);
	return source;
}

/** The last state of each file, because `npm start` reads all files again after each edit. */
const parsed = new Map<string, Source>();

/** Reports required files that don't exist; collections may be empty. */
export function missingFiles(present: readonly string[]): Fault[] {
	return contentTypes
		.filter(({ files }) => !files.includes("*") && !present.includes(files))
		.map(({ files }) => absent(files, "found no such file, expected it to be there."));
}

/** Returns the syntax and schema faults of one file. */
export function faultsOf(source: Source): Fault[] {
	const faults = known.get(source) ?? [...source.faults, ...schemaFaults(source)];
	known.set(source, faults);
	return faults;
}

const known = new WeakMap<Source, Fault[]>();

function schemaFaults(source: Source): Fault[] {
	const type = contentTypeOf(source.file);
	if (!type) return [faultAt(source, [], unknownFile(source.file))];
	const { file, data } = source;
	if (data === undefined) return [];
	const faults = explain(type.schema, data).map(({ path, part, message }) =>
		faultAt(source, path, message, part),
	);
	const isObject = file.endsWith(".json") && typeof data === "object" && !Array.isArray(data);
	const expected = schemaReference(file, type);
	const reference = valueAt(data, ["$schema"]);
	if (!isObject || reference === expected) return faults;
	return [
		unexpected(source, ["$schema"], reference, `"${expected}".`),
		...faults.filter(({ path }) => path[0] !== "$schema"),
	];
}

function unknownFile(file: string): string {
	const known = contentTypes.map(({ files }) => files);
	return `found a file that no schema knows, expected a content type of site/schemas/content-types.ts${suggestion(file, known)}`;
}

const FOLDER = "site/images";

/** Reports photos that are missing, too small, or of a kind that browsers can't show. */
function photoFaults(root: string, sources: readonly Source[]): Fault[] {
	const folder = join(root, FOLDER);
	const files = existsSync(folder) ? readdirSync(folder) : [];
	return sources.flatMap((source) =>
		photosIn(source).flatMap(({ path, value, shape, offset }) => {
			if (!files.includes(value)) {
				const expected = `the name of a file in ${FOLDER}${suggestion(value, files)}`;
				return [unexpected(source, path, value, expected, offset)];
			}
			const bytes = readFileSync(join(folder, value));
			const message = kindFault(bytes) ?? sizeFault(sizeOf(bytes), shape);
			return message ? [faultAt(source, path, message, offset)] : [];
		}),
	);
}

interface FoundPhoto {
	readonly path: JsonPath;
	readonly value: string;
	readonly shape: JsonSchema["photo"];
	/** The offset in an article's text, for a picture there. */
	readonly offset?: number;
}

/** Lists the photos in a file's fields, and in the text of an article. */
function photosIn(source: Source): FoundPhoto[] {
	const type = contentTypeOf(source.file);
	const fields = type ? fieldsIn(jsonSchemaOf(type.schema), source.data) : [];
	return [
		...fields.flatMap(({ schema: { photo: shape }, path, value }) =>
			shape && typeof value === "string" ? [{ path, value, shape }] : [],
		),
		...marksOf(source).flatMap(({ kind, value, offset }) =>
			kind === "picture"
				? [{ path: [], value: value.slice(PHOTOS.length), shape: "square" as const, offset }]
				: [],
		),
	];
}

/** Returns a picture's size after its EXIF turn. Unreadable files pass here, because the build reports them. */
function sizeOf(bytes: Uint8Array) {
	try {
		const { width = 0, height = 0, orientation = 1 } = imageSize(bytes);
		return orientation > 4 ? { width: height, height: width } : { width, height };
	} catch {
		return { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };
	}
}
