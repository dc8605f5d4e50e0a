/* `npm run preview`: the built site with its production headers. */
import { join } from "node:path";
import { startPreview } from "./preview/server.ts";
import { ROOT } from "./say.js";

const DEFAULT_PORT = 4173;

try {
	const { url } = await startPreview({
		root: join(ROOT, "dist"),
		port: Number(process.argv[2] ?? DEFAULT_PORT),
	});
	console.log(`The built site is at ${url} (Ctrl+C stops it).`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
