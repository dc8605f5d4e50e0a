import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { embedScript } from "./pages.ts";

const here = (path: string) => fileURLToPath(new URL(`./rivals/${path}`, import.meta.url));

/** A page's files by their address, each as text. */
export type Files = ReadonlyMap<string, string>;

/** The files of the pages that ours are compared with, and of the host page of the embedded quiz. */
export async function rivalFiles(site: string): Promise<Files> {
	const css = readFileSync(here("rival.css"), "utf8");
	const element = `<script type="module" src="${site}${embedScript}"></script><liberation-quiz></liberation-quiz>`;
	return new Map([
		["/base-blog/", readFileSync(here("base-blog.html"), "utf8")],
		["/embedded/", page(`<style>${css}</style>`, element)],
		...(await quizByHand(css)),
	]);
}

/** The quiz in plain HTML and JavaScript, as one page. */
async function quizByHand(css: string): Promise<[string, string][]> {
	const result = await build({
		configFile: false,
		logLevel: "error",
		build: {
			write: false,
			modulePreload: false,
			rolldownOptions: { input: here("vanilla.ts") },
		},
	});
	const [output] = [result].flat();
	if (!output || !("output" in output)) throw new Error("vanilla.ts was not built.");
	const head = `<style>${css}</style><script type="module" src="app.js"></script>`;
	return [
		["/vanilla/", page(head, "<main></main>")],
		["/vanilla/app.js", output.output[0].code],
	];
}

function page(head: string, body: string): string {
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>A page</title><link rel="icon" href="data:,">${head}</head><body><h1>A page</h1>${body}</body></html>`;
}
