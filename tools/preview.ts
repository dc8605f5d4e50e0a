/*
 * `npm run preview`: builds the site with connected forms, and serves it with its production headers; /desk/ shows
 * the submissions. With `--dist`, the existing dist/ is served.
 */
import { join } from "node:path";
import { startPreview, stopOnSignals } from "@liberation/inbox";
import { LOCAL_ENDPOINT } from "../shared/forms-endpoint.ts";
import { ROOT } from "./root.js";
import { runPackage } from "./run.ts";

const DEFAULT_PORT = 4173;

// Without this setting, React's development build is loaded, which is several times slower.
process.env.NODE_ENV = "production";

const [first, ...rest] = process.argv.slice(2);
const port = Number(first ?? DEFAULT_PORT);

try {
	const root = rest.includes("--dist") ? join(ROOT, "dist") : await buildFor(port);
	const databaseFile = join(ROOT, ".cache", "preview-desk.sqlite");
	const server = await startPreview({ root, port, databaseFile });
	stopOnSignals(server);
	console.log(
		`The site is at ${server.url}, what it sends at ${server.url}/desk/ (Ctrl+C stops it).`,
	);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}

async function buildFor(port: number): Promise<string> {
	const folder = join(ROOT, ".cache", "preview");
	const env = {
		...process.env,
		SITE_URL: `http://localhost:${port}`,
		FORMS_ENDPOINT: LOCAL_ENDPOINT,
	};
	const { passed } = await runPackage("@11ty/eleventy", [`--output=${folder}`, "--quiet"], {
		env,
		stdio: "inherit",
	});
	if (!passed) throw new Error("The site could not be built; the lines above say why.");
	return folder;
}
