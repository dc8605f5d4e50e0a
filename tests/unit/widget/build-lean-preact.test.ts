import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { describe, expect, it } from "vitest";
import { leanPreact } from "../../../widget/build-lean-preact.ts";

/** Bundles a view of this source on the lean Preact. */
async function bundled(source: string, ...more: Plugin[]): Promise<string> {
	const entry: Plugin = {
		name: "entry",
		enforce: "pre",
		resolveId: (id) => (id === "view.tsx" ? "/view.tsx" : undefined),
		load: (id) =>
			id === "/view.tsx" ? `import { createElement, render } from "preact";${source}` : undefined,
	};
	const output = await build({
		configFile: false,
		logLevel: "silent",
		oxc: { jsx: { runtime: "classic", pragma: "createElement" } },
		plugins: [entry, ...more, leanPreact()],
		build: { write: false, minify: true, rolldownOptions: { input: "view.tsx" } },
	});
	const [result] = [output].flat();
	if (!result || !("output" in result)) throw new Error("nothing was built");
	return result.output[0].code;
}

const VIEW = "render(<p onClick={() => undefined}>words</p>, document.body);";

describe("the lean Preact", () => {
	it("draws, and has nothing of classes, context, suspense, portals and add-ons", async () => {
		const code = await bundled(VIEW);
		expect(code).toContain("createElementNS");
		expect(code).not.toMatch(
			/getDerivedState|component(?:Will|Did)|contextType|setState|innerHTML|cssText|\$s|debounce|options|\b_parentDom=\w+\.props/,
		);
	});

	it("is refused to a view that uses what it lacks", async () => {
		for (const view of [
			'render(<p style="color:red" />, document.body);',
			"render(<textarea />, document.body);",
			"render(<p onClickCapture={() => undefined} />, document.body);",
		]) {
			await expect(bundled(view)).rejects.toThrow("build-lean-preact.ts leaves out");
		}
	});

	it("is refused where Preact has changed", async () => {
		const changed: Plugin = {
			name: "changed",
			enforce: "pre",
			load: (id) =>
				id.endsWith("preact/src/diff/props.js")
					? readFileSync(id, "utf8").replaceAll("CAPTURE_REGEX", "CAPTURES")
					: undefined,
		};
		await expect(bundled(VIEW, changed)).rejects.toThrow("Preact has changed");
	});

	it("is the version that the packages name", () => {
		const file = fileURLToPath(new URL("../../../package.json", import.meta.url));
		expect(JSON.parse(readFileSync(file, "utf8")).devDependencies.preact).toMatch(/^11\.\d+\.\d+$/);
	});
});
