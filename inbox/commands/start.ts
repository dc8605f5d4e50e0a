/*
 * `npm start [folder] [port]`: serves the example, or the built site in a folder, by default at port 3000.
 * Submissions appear at /desk/, and no mail is sent.
 */
import { fileURLToPath } from "node:url";
import { startPreview, stopOnSignals } from "../index.ts";

const EXAMPLE = fileURLToPath(new URL("../example", import.meta.url));
const DEFAULT_PORT = 3000;

const [root = EXAMPLE, port = DEFAULT_PORT] = process.argv.slice(2);

try {
	const server = await startPreview({
		root,
		port: Number(port),
		databaseFile: ".cache/inbox-desk.sqlite",
	});
	stopOnSignals(server);
	console.log(`${server.url} is served, what it sends at ${server.url}/desk/ (Ctrl+C stops it).`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
