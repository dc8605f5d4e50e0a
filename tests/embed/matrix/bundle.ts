import { fileURLToPath } from "node:url";
import { compile } from "svelte/compiler";
import { build, type Plugin } from "vite";

const svelte: Plugin = {
	name: "svelte",
	transform: (code, id) =>
		id.endsWith(".svelte") ? compile(code, { filename: id }).js.code : undefined,
};

/** Bundles a module of `apps` and the framework that it imports into one file, as a partner's build does. */
export async function bundleOf(app: string): Promise<string> {
	const result = await build({
		configFile: false,
		logLevel: "error",
		plugins: [svelte],
		define: { "process.env.NODE_ENV": '"production"' },
		build: {
			write: false,
			lib: {
				entry: fileURLToPath(new URL(`apps/${app}`, import.meta.url)),
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
