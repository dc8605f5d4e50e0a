/* `npm start`: serves the site with live reload, at the given port or 8080. */
import { fork } from "node:child_process";
import { connect } from "node:net";
import { join } from "node:path";
import "tsx/esm";

const DEFAULT_PORT = 8080;
const asked = Number(process.argv[2] ?? DEFAULT_PORT);
const port = await freePort(asked);
if (port !== asked) console.log(`Port ${asked} is in use, so the site is at port ${port}.`);
// Links of the quiz and of /embed must lead to this server.
process.env.SITE_URL ||= `http://localhost:${port}`;
const { endWithNpm } = await import("@liberation/inbox");
endWithNpm(() => process.exit());
serve();

/** Starts the server, and starts it again when it ends without an error. The server ends when this process ends. */
function serve() {
	const server = fork(join(import.meta.dirname, "start-server.js"), [String(port)]);
	server.once("exit", (code) => (code === 0 ? serve() : process.exit(code ?? 1)));
}

/**
 * Returns the first port from `first` on at which nobody answers.
 * @param {number} first
 * @returns {Promise<number>}
 */
async function freePort(first) {
	const socket = connect(first, "localhost");
	const isTaken = await new Promise((resolve) => {
		socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
	});
	socket.destroy();
	return isTaken ? freePort(first + 1) : first;
}
