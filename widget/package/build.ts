import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import packageJson from "../../package.json" with { type: "json" };
import { copyApiFiles } from "../api/files.ts";
import { buildWidget } from "../build.ts";
import { CIRCLE_MODULE, CIRCLE_PARTS, MODULE, MOVING } from "../versions.ts";
import { packageReadme } from "./readme.ts";

const here = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** What the package's own package.json says; its version is that of the repository. */
const MANIFEST = {
	name: "liberation-quiz",
	version: packageJson.version,
	description: "The Liberation Role Quiz as the custom element <liberation-quiz>, and for React",
	license: "SEE LICENSE IN LICENSE",
	keywords: ["web-component", "custom-element", "quiz", "react"],
	type: "module",
	// The script defines the element as it is loaded: a bundler may not leave it out.
	sideEffects: [`./${MODULE}`, `./${CIRCLE_MODULE}`],
	main: `./${MODULE}`,
	types: "./liberation-quiz.d.ts",
	customElements: "./custom-elements.json",
	exports: {
		".": { types: "./liberation-quiz.d.ts", default: `./${MODULE}` },
		"./circle": { types: "./liberation-circle.d.ts", default: `./${CIRCLE_MODULE}` },
		"./react": { types: "./react.d.ts", default: "./react.js" },
		"./preact": { types: "./preact.d.ts", default: `./${MODULE}` },
		"./custom-elements.json": "./custom-elements.json",
		"./package.json": "./package.json",
	},
	peerDependencies: { react: ">=18.2.0" },
	peerDependenciesMeta: { react: { optional: true } },
};

export interface PackageOptions {
	/** Origin of the site, and path prefix if any, without a trailing slash. */
	siteUrl: string;
	formsEndpoint: string | null;
	/** Folder of the package; emptied first. */
	outDir: string;
}

/** Builds the npm package of the element: the module that partners' pages load, its typings, and React's component. */
export async function buildPackage(options: PackageOptions): Promise<void> {
	const { outDir, siteUrl, formsEndpoint } = options;
	await rm(outDir, { recursive: true, force: true });
	await mkdir(outDir, { recursive: true });
	const site = await mkdtemp(join(tmpdir(), "liberation-quiz-"));
	try {
		await buildWidget({ siteUrl, formsEndpoint, outDir: site, mode: "production" });
		const built = join(site, dirname(MOVING));
		for (const module of [MODULE, CIRCLE_MODULE, ...CIRCLE_PARTS])
			for (const file of [module, `${module}.map`]) await cp(join(built, file), join(outDir, file));
	} finally {
		await rm(site, { recursive: true });
	}
	await Promise.all([
		copyApiFiles(outDir),
		buildReact(outDir),
		cp(here("../../LICENSE"), join(outDir, "LICENSE")),
		writeFile(join(outDir, "package.json"), `${JSON.stringify(MANIFEST, null, "\t")}\n`),
		writeFile(join(outDir, "README.md"), packageReadme()),
	]);
}

async function buildReact(outDir: string): Promise<void> {
	await build({
		configFile: false,
		logLevel: "warn",
		build: {
			outDir,
			emptyOutDir: false,
			target: "es2022",
			lib: { entry: here("react.tsx"), formats: ["es"], fileName: () => "react.js" },
			rolldownOptions: { external: ["react", `./${MODULE}`] },
		},
	});
}
