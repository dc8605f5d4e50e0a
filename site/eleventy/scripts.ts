import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { Analytics } from "../../shared/content/site-schema.ts";
import { FRAME_ASSETS, writeHashed } from "./hashed.ts";

/** Partners load this script, so its URL must not change. */
const FRAME_HOST = "embed/v1/frame.js";

/**
 * Bundles each script of the site into one file.
 * @returns paths; `earlyStart` is the text of an inline script, and `analytics` is null without a provider
 */
export async function buildScripts(outDir: string, { provider }: Analytics) {
	const write = async (name: string, folder?: typeof FRAME_ASSETS) =>
		writeHashed(outDir, `${name}.js`, await bundle(name), folder);
	const frameHost = join(outDir, FRAME_HOST);
	await mkdir(dirname(frameHost), { recursive: true });
	await writeFile(frameHost, await bundle("frame-host"));
	return {
		shell: await write("shell"),
		earlyStart: await bundle("early-start"),
		notFound: await write("not-found"),
		forms: await write("forms"),
		purchases: await write("purchases"),
		events: await write("events"),
		dates: await write("dates"),
		filters: await write("filters"),
		embed: await write("embed"),
		print: await write("print"),
		frame: await write("frame", FRAME_ASSETS),
		analytics: provider === "none" ? null : await write(provider),
	};
}

async function bundle(name: string): Promise<string> {
	const result = await build({
		configFile: false,
		publicDir: false,
		logLevel: "warn",
		build: {
			write: false,
			target: "es2022",
			modulePreload: false,
			rolldownOptions: {
				input: fileURLToPath(new URL(`../scripts/${name}.ts`, import.meta.url)),
				// An inline script is not a module, so it is bundled as an IIFE.
				output: { format: "iife", minify: true },
			},
		},
	});
	const [output] = [result].flat();
	if (!output || !("output" in output)) throw new Error(`site/scripts/${name}.ts was not built`);
	return output.output[0].code;
}
