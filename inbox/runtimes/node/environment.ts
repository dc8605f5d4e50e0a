import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { BUILD_INFO_PATH, type BuildInfo, parseBuildInfo } from "@liberation/shared/build-info";
import { checkFileNames, type Environment } from "../../settings/read.ts";

/** Reads the build's description of the site. @throws Error with a readable message, where there is no site */
export function readBuild(root: string): BuildInfo {
	const file = join(root, BUILD_INFO_PATH);
	if (!existsSync(file)) {
		throw new Error(`There is no site in ${root} yet: run "npm run build" first.`);
	}
	return parseBuildInfo(readFileSync(file, "utf8"));
}

/**
 * Loads the file `.env`; variables that are already set take precedence. Both the build and the server call
 * `loadEnvironment`, so that their settings agree.
 * @throws SettingsError where the file has an unknown name
 */
export function loadEnvironment(folder: string = process.cwd()): Environment {
	const file = join(folder, ".env");
	if (existsSync(file)) {
		checkFileNames(Object.keys(parseEnv(readFileSync(file, "utf8"))));
		process.loadEnvFile(file);
	}
	return process.env;
}
