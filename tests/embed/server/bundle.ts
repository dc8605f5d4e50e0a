import { fileURLToPath } from "node:url";
import { compile } from "svelte/compiler";
import { build, type Plugin } from "vite";

const svelte: Plugin = {
	name: "svelte",
	transform: (code, id) =>
		id.endsWith(".svelte") ? compile(code, { filename: id }).js.code : undefined,
};

/** A module of `hosts/apps` with the framework that it imports, as one file: what a partner's bundler makes. */
export async function bundleOf(app: string): Promise<string> {
	const result = await build({
		configFile: false,
		logLevel: "error",
		plugins: [svelte],
		define: { "process.env.NODE_ENV": '"production"' },
		build: {
			write: false,
			lib: {
				entry: fileURLToPath(new URL(`../hosts/apps/${app}`, import.meta.url)),
				formats: ["es"],
				fileName: "app",
			},
		},
	});
	const outputs = Array.isArray(result) ? result : [result];
	for (const output of outputs) {
		if (!("output" in output)) continue;
		return output.output[0].code;
	}
	throw new Error(`${app} could not be bundled.`);
}
