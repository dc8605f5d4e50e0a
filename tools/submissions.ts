/* `npm run submissions`: what visitors have sent, from the database of the server (docs/deploy.md, "What was sent"). */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { loadEnvironment } from "../functions/runtimes/node/environment.ts";
import { readDatabaseFile } from "../functions/settings.ts";
import { openSqliteStore } from "../functions/store/sqlite.ts";
import { type Command, readCommand } from "./submissions/arguments.ts";
import { runCommand } from "./submissions/commands.ts";
import { HELP } from "./submissions/help.ts";

try {
	const environment = loadEnvironment();
	const command = readCommand(process.argv.slice(2), environment);
	process.stdout.write(command.name === "help" ? HELP : await run(command));
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

async function run(command: Exclude<Command, { name: "help" }>): Promise<string> {
	const file = resolve(readDatabaseFile(process.env));
	if (!existsSync(file)) {
		throw new Error(
			`There is no database at ${file}.\nStart the server once, or set DATABASE_FILE to where its database is.`,
		);
	}
	const store = await openSqliteStore(file);
	try {
		return await runCommand(command, store, Date.now());
	} finally {
		await store.close();
	}
}
