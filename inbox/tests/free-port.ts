import { createServer } from "node:net";

/** A port that nobody listens on, for a server that can't be told to choose one and say which. */
export function freePort(): Promise<number> {
	return new Promise((done, fail) => {
		const probe = createServer().once("error", fail);
		probe.listen(0, () => {
			const bound = probe.address();
			const port = typeof bound === "object" && bound ? bound.port : 0;
			probe.close(() => done(port));
		});
	});
}
