import { fileURLToPath } from "node:url";
import { build } from "vite";

/** Bundles a module of `apps` and the framework that it imports into one file, as a partner's build does. */
export async function bundleOf(app: string): Promise<string> {
	const result = await build({
		configFile: false,
		logLevel: "error",
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
