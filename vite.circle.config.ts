import { resolve } from "node:path";
import { elementBuild, moduleBuild } from "./vite.config.ts";

/** What the circle imports when it is needed, by what the file's name says of it. */
const LATER = {
	reader: "shared/circle/read-people.ts",
	talk: "shared/circle/talk.ts",
	sheets: "widget/circle/print.tsx",
};

const parts = Object.entries(LATER).map(([name, source]) => ({
	name,
	source: resolve(source),
	file: `embed/v1/liberation-circle-${name}.js`,
}));

/**
 * `npx vite build -c vite.circle.config.ts` writes the circle's modules. Each is built by itself: a module that shared
 * code with another would break where a browser has kept one of them from an earlier build.
 */
export default elementBuild((minify) => ({
	builder: {},
	environments: {
		client: {
			build: moduleBuild(
				"widget/circle/define.ts",
				"embed/v1/liberation-circle.js",
				minify,
				Object.fromEntries(parts.map(({ source, file }) => [source, `./${file}`])),
			),
		},
		...Object.fromEntries(
			parts.map(({ name, source, file }) => [
				name,
				{ consumer: "client", build: moduleBuild(source, file, minify) },
			]),
		),
	},
}));
