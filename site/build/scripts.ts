import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { Environment } from "./environment.ts";
import { writeHashed } from "./hashed.ts";

/** Paths of the site's browser scripts from its root; the sources are in site/scripts/. */
export interface Scripts {
	/** Every page: dropdowns and the phone menu. */
	shell: string;
	/** The page of the quiz, before the quiz has loaded. */
	earlyStart: string;
	/** The page for addresses that do not exist. */
	notFound: string;
	/** Pages with a form. */
	forms: string;
	/** Pages with purchases, and the page after a purchase. */
	purchases: string;
	/** Pages with events: marks those that ended since the build. */
	events: string;
	/** Pages where something opens or closes after the build. */
	dates: string;
	/** The shop's filter. */
	shop: string;
	/** The filter of the articles. */
	articles: string;
	/** Where partners make their snippet. */
	embed: string;
	/** The framed quiz. */
	frame: string;
	/** Every page: passes events to the site's provider of analytics; null = there is none. */
	analytics: string | null;
}

/** The script beside a framed quiz on partners' pages. They link to this address, so it must not change. */
const FRAME_HOST = "embed/v1/frame.js";

/** Bundles and minifies every script into a file of its own. */
export async function buildScripts(
	outDir: string,
	{ analytics: { provider } }: Environment,
): Promise<Scripts> {
	const write = async (name: string) =>
		writeHashed(outDir, `${name}.js`, await bundle(`../scripts/${name}.ts`));
	const [
		shell,
		earlyStart,
		notFound,
		forms,
		purchases,
		events,
		dates,
		shop,
		articles,
		embed,
		frame,
		analytics,
	] = await Promise.all([
		write("shell"),
		write("early-start"),
		write("not-found"),
		write("forms"),
		write("purchases"),
		write("events"),
		write("dates"),
		write("shop"),
		write("articles"),
		write("embed"),
		write("frame"),
		provider === "none" ? null : write(provider),
		writeFrameHost(outDir),
	]);
	const forPages = {
		notFound,
		forms,
		purchases,
		events,
		dates,
		shop,
		articles,
		embed,
		frame,
	};
	return { shell, earlyStart, ...forPages, analytics };
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
