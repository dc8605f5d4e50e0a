import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** The first port of the range from which systems choose ports for connections, and for servers that ask for any. */
const FIRST_EPHEMERAL = 32_768;
/** Browsers refuse to open some of the lower ports. */
const FIRST = 20_000;

/**
 * A port that nobody listens on, for a server that can't be told to choose one and say which. No connection takes it
 * before the server does, because it isn't ephemeral.
 */
export function freePort(): Promise<number> {
	const port = randomInt(FIRST, FIRST_EPHEMERAL);
	return new Promise((done) => {
		const probe = createServer().once("error", () => done(freePort()));
		probe.listen(port, () => probe.close(() => done(port)));
	});
}
