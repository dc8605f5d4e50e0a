import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BUILD_INFO_PATH, type BuildInfo, parseBuildInfo } from "@liberation/shared/build-info";
import { type Environment, SettingsError, unknownName } from "../../settings/read.ts";
import { VARIABLE_NAMES } from "../../settings/variables.ts";

/** Reads the build's description of the site. @throws Error with a readable message, where there is no site */
export function readBuild(root: string): BuildInfo {
	const file = join(root, BUILD_INFO_PATH);
	if (!existsSync(file)) {
		throw new Error(`There is no site in ${root} yet: run "npm run build" first.`);
	}
	return parseBuildInfo(readFileSync(file, "utf8"));
}

const NOTHING = /^\s*(?:#|$)/;
const VARIABLE = /^\s*(?:export\s+)?([\w.-]+)\s*=(.*)/;
/** Matches a value in quotes, or one without quotes and without a `#`, which would end it. */
const VALUE = /^\s*(?:(["'`])(?:(?!\1).)*\1\s*(?:#.*)?|[^\s#"'`][^#]*)?$/;

/** Lists what a line of `.env` has that Node passes over in silence. Every unknown name is a fault there. */
function faultsOfLine(line: string, index: number): readonly string[] {
	if (NOTHING.test(line)) return [];
	const [, name, value = ""] = VARIABLE.exec(line) ?? [];
	if (name === undefined)
		return [`line ${index + 1} of .env: sets nothing, expected NAME=value or a #`];
	const cut = `${name}: found a # or a quote that ends the value; put quotes around all of it`;
	return [
		...(VARIABLE_NAMES.includes(name) ? [] : [unknownName(name)]),
		...(VALUE.test(value) ? [] : [cut]),
	];
}

function faultsOfFile(text: string): readonly string[] {
	const mark = ".env: found a byte order mark (BOM), expected UTF-8 without one";
	const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
	return [...(text.startsWith("\uFEFF") ? [mark] : []), ...lines.flatMap(faultsOfLine)];
}

/**
 * Loads the file `.env`; variables that are already set take precedence. Both the build and the server call
 * `loadEnvironment`, so that their settings agree.
 * @param read - reads the variables
 * @throws SettingsError that lists the faults of the file and those that `read` finds
 */
export function loadEnvironment<Result>(
	read: (environment: Environment) => Result,
	folder: string = process.cwd(),
): Result {
	const file = join(folder, ".env");
	if (!existsSync(file)) return read(process.env);
	const faults = new Set(faultsOfFile(readFileSync(file, "utf8")));
	process.loadEnvFile(file);
	if (faults.size === 0) return read(process.env);
	try {
		read(process.env);
	} catch (error) {
		for (const fault of error instanceof SettingsError ? error.faults : []) faults.add(fault);
	}
	throw new SettingsError([...faults]);
}
