import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { checkFileNames, type Environment } from "../../settings/read.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Adds the file `.env` to the variables of this process, which go before. The build and the server both
 * begin with this, so that they agree.
 * @throws SettingsError where the file names what is no setting
 */
export function loadEnvironment(folder: string = ROOT): Environment {
	const file = join(folder, ".env");
	if (existsSync(file)) {
		checkFileNames(Object.keys(parseEnv(readFileSync(file, "utf8"))));
		process.loadEnvFile(file);
	}
	return process.env;
}
