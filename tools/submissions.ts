/* `npm run submissions`: what visitors have sent, from the database of the server (docs/deploy.md, "What was sent"). */
import { resolve } from "node:path";
import { loadEnvironment } from "../functions/runtimes/node/environment.ts";
import { readDatabaseFile } from "../functions/settings.ts";
import { readCommand } from "./submissions/arguments.ts";
import { runOnDatabase } from "./submissions/database.ts";
import { HELP } from "./submissions/help.ts";

try {
	const environment = loadEnvironment();
	const command = readCommand(process.argv.slice(2), environment);
	const file = () => resolve(readDatabaseFile(process.env));
	process.stdout.write(command.name === "help" ? HELP : await runOnDatabase(file(), command));
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
