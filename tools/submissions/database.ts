import { existsSync } from "node:fs";
import { openSqliteStore } from "../../functions/store/sqlite.ts";
import type { Command } from "./arguments.ts";
import { runCommand } from "./commands.ts";

/**
 * Does what was asked, in the database of a file.
 * @returns what to print
 * @throws Error where there is no such file
 */
export async function runOnDatabase(
	file: string,
	command: Exclude<Command, { name: "help" }>,
): Promise<string> {
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
