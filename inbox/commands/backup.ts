/*
 * `npm run backup -- /var/backups/website/monday.sqlite`: copies the store while the server runs. A plain copy of the
 * file would miss the data in the write-ahead log.
 */
import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { loadEnvironment } from "../runtimes/node/environment.ts";
import { backUp } from "../store/sqlite.ts";

const [target] = process.argv.slice(2);
const source = loadEnvironment().DATABASE_FILE || "data/submissions.sqlite";

if (target === undefined)
	stop('Say where to: "npm run backup -- /var/backups/website/monday.sqlite".');
if (!existsSync(source)) stop(`There is no store in ${source}.`);
if (existsSync(target))
	stop(`${target} is there already, and stays as it is. Choose another name.`);
mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
backUp(source, target);
console.log(`Everything in ${source} is copied to ${target}.`);

function stop(sentence: string): never {
	console.error(sentence);
	process.exit(1);
}
