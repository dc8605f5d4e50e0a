import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { Environment } from "./environment.ts";
import { FRAME_ASSETS, writeHashed } from "./hashed.ts";

/** Paths of the site's browser scripts from its root. */
export type Scripts = Awaited<ReturnType<typeof buildScripts>>;

/** The script beside a framed quiz on partners' pages. They link to this address, so it must not change. */
const FRAME_HOST = "embed/v1/frame.js";

/** Bundles and minifies every script of site/scripts/ into a file of its own. */
export async function buildScripts(outDir: string, { analytics: { provider } }: Environment) {
	const write = async (name: string, folder?: typeof FRAME_ASSETS) =>
		writeHashed(outDir, `${name}.js`, await bundle(`../scripts/${name}.ts`), folder);
	await writeFrameHost(outDir);
	return {
		/** Every page: dropdowns and the phone menu. */
		shell: await write("shell"),
		/** The script itself, which stands in the page of the quiz. */
		earlyStart: await bundle("../scripts/early-start.ts"),
		/** The page for addresses that do not exist. */
		notFound: await write("not-found"),
		/** Pages with a form. */
		forms: await write("forms"),
		/** Pages with purchases, and the page after a purchase. */
		purchases: await write("purchases"),
		/** Pages with events: marks those that ended since the build. */
		events: await write("events"),
		/** Pages where something opens or closes after the build. */
		dates: await write("dates"),
		/** Former addresses of parts of the Academy. */
		moved: await write("moved"),
		/** The filter of the shop and of the articles. */
		filters: await write("filters"),
		/** Where partners make their snippet. */
		embed: await write("embed"),
		/** Pages with a button that prints them. */
		print: await write("print"),
		/** The framed quiz. */
		frame: await write("frame", FRAME_ASSETS),
		/** Every page: passes events to the site's provider of analytics; null = there is none. */
		analytics: provider === "none" ? null : await write(provider),
	};
}

async function writeFrameHost(outDir: string): Promise<void> {
	const path = join(outDir, FRAME_HOST);
	await mkdir(dirname(path), { recursive: true });
	await writeFile(path, await bundle("../scripts/frame-host.ts"));
}

async function bundle(source: string): Promise<string> {
	const result = await build({
		configFile: false,
		publicDir: false,
		logLevel: "warn",
		build: {
			write: false,
			target: "es2022",
			modulePreload: false,
			rolldownOptions: {
				input: fileURLToPath(new URL(source, import.meta.url)),
				// Also works for the one script that is no module: it adds no globals.
				output: { format: "iife", minify: true },
			},
		},
	});
	const [output] = [result].flat();
	if (!output || !("output" in output)) throw new Error(`${source} was not built`);
	return output.output[0].code;
}
