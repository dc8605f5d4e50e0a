/*
 * Each command writes a new file and overwrites none:
 * - `npm run backup -- monday.sqlite` copies the store while the server runs. A plain copy would miss the data in the
 *   write-ahead log.
 * - `npm run dump -- store.sql` writes the store as SQL, which `wrangler d1 execute --file` takes.
 * - `npm run restore -- store.sql` makes the store of such a dump, or of what `wrangler d1 export` writes.
 */
import { createWriteStream, existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { loadEnvironment } from "../runtimes/node/environment.ts";
import { dumpStore, restoreStore, waitingIn } from "../store/dump.ts";
import { backUp } from "../store/sqlite.ts";

const [command, file] = process.argv.slice(2);
const store = loadEnvironment(({ DATABASE_FILE }) => DATABASE_FILE || "data/submissions.sqlite");

if (file === undefined) stop(`Name the file: "npm run ${command} -- /var/backups/website/monday".`);
const [from, to] = command === "restore" ? [file, store] : [store, file];
if (!existsSync(from)) stop(`There is no ${from}.`);
if (existsSync(to)) stop(`${to} is there already, and stays as it is. Choose another name.`);
mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
if (command === "backup") backUp(from, to);
if (command === "dump")
	await pipeline(dumpStore(from), createWriteStream(to, { flags: "wx", mode: 0o600 }));
if (command === "restore") await restoreStore(from, to).catch(({ message }) => stop(message));
console.log(`Everything in ${from} is in ${to}.`);
if (command !== "backup") {
	for (const { channel, count } of waitingIn(store))
		console.log(
			`Waiting mails that leave by ${channel} only: ${count}. Let them leave before you change MAIL_TRANSPORT.`,
		);
}

function stop(sentence: string): never {
	console.error(sentence);
	process.exit(1);
}
