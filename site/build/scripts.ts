import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { writeHashed } from "./hashed.ts";

/** Paths of the site's browser scripts from its root; the sources are in site/scripts/. */
export interface Scripts {
	/** Every page: dropdowns and the phone menu. */
	shell: string;
	/** The quiz, before its script has arrived. */
	earlyStart: string;
	/** The page for addresses that have none. */
	notFound: string;
	/** Pages with a form. */
	forms: string;
	/** How they are sent: arrives when somebody begins to fill one in. */
	formSender: string;
	/** Pages that sell, or that a purchase returns to. */
	purchases: string;
	/** Pages with events: what has ended since the build. */
	events: string;
	/** The shop's filter. */
	shop: string;
	/** The filter of the articles. */
	articles: string;
	/** Where partners make their snippet. */
	embed: string;
	/** The framed quiz. */
	frame: string;
}

/** What partners' pages load beside a framed quiz; its address is in their pages, and stays. */
const FRAME_HOST = "embed/v1/frame.js";

/** Bundles and minifies every script, each into one file that needs no other. */
export async function buildScripts(outDir: string): Promise<Scripts> {
	const write = async (name: string) =>
		writeHashed(outDir, `${name}.js`, await bundle(`../scripts/${name}.ts`));
	const [
		shell,
		earlyStart,
		notFound,
		forms,
		formSender,
		purchases,
		events,
		shop,
		articles,
		embed,
		frame,
	] = await Promise.all([
		write("shell"),
		write("early-start"),
		write("not-found"),
		write("forms"),
		writeHashed(outDir, "form-sender.js", await bundle("../scripts/form-sender.ts", "es")),
		write("purchases"),
		write("events"),
		write("shop"),
		write("articles"),
		write("embed"),
		write("frame"),
		writeFrameHost(outDir),
	]);
	const forPages = { notFound, forms, formSender, purchases, events, shop, articles, embed, frame };
	return { shell, earlyStart, ...forPages };
}

async function writeFrameHost(outDir: string): Promise<void> {
	const path = join(outDir, FRAME_HOST);
	await mkdir(dirname(path), { recursive: true });
	await writeFile(path, await bundle("../scripts/frame-host.ts"));
}

/** @param format - "es" for what another script imports */
async function bundle(source: string, format: "iife" | "es" = "iife"): Promise<string> {
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
				// Also right for the one script that is no module: nothing of it becomes global.
				output: { format, minify: true },
				preserveEntrySignatures: "exports-only",
			},
		},
	});
	const [output] = [result].flat();
	if (!output || !("output" in output)) throw new Error(`${source} was not built`);
	return output.output[0].code;
}
