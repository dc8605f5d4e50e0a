import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BUILD_INFO_PATH, type BuildInfo, parseBuildInfo } from "@liberation/shared/build-info";
import { type Environment, SettingsError, unknownName } from "../../settings/read.ts";
import { SECRET_NAMES, VARIABLE_NAMES } from "../../settings/variables.ts";

/** Reads the build's description of the site. @throws Error with a readable message, where there is no site */
export function readBuild(root: string): BuildInfo {
	const file = join(root, BUILD_INFO_PATH);
	if (!existsSync(file)) {
		throw new Error(`There is no site in ${root} yet: run "npm run build" first.`);
	}
	return parseBuildInfo(readFileSync(file, "utf8"));
}

/** Matches a line of `.env`: a variable, whose quoted value may have several lines; a comment, or nothing. */
const LINE =
	/^[^\S\n]*(?:(?:export\s+)?([\w.-]+)[^\S\n]*=[^\S\n]{0,9}("[^"]*"|'[^']*'|`[^`]*`)?(.*)|#.*|)$/gm;

/** A `#` between blanks, which begins a comment that nobody takes for a part of the value. */
const COMMENT = /^(?:[^#]*\s)?#(?:\s|$)/;

/** Lists what the file `.env` has that would be passed over in silence. Every unknown name is a fault there. */
function faultsOfFile(text: string): readonly string[] {
	const lines = text.replace(/^\uFEFF/, "");
	const variables = [...lines.matchAll(LINE)].filter(([, name]) => name !== undefined);
	const faults = variables.flatMap(([, name = "", quoted, rest = ""]) => {
		const isUnknown = !VARIABLE_NAMES.includes(name);
		const isCut =
			quoted === undefined &&
			rest.includes("#") &&
			(SECRET_NAMES.includes(name) || !COMMENT.test(rest));
		const cut = `${name}: found a # that ends the value; put quotes around it`;
		return [...(isUnknown ? [unknownName(name)] : []), ...(isCut ? [cut] : [])];
	});
	const others = lines.replaceAll(LINE, (line) => line.replaceAll(/[^\n]/g, "")).split("\n");
	const idle = others.flatMap((line, index) =>
		line.trim() ? [`line ${index + 1} of .env: sets nothing, expected NAME=value or a #`] : [],
	);
	const mark = ".env: found a byte order mark (BOM), expected UTF-8 without one";
	return [...(lines === text ? [] : [mark]), ...faults, ...idle];
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
