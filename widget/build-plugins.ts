import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { transform } from "lightningcss";
import type { Plugin } from "vite";
import { iconPath } from "../shared/design/icon-path.ts";
import { tokensCss } from "../shared/design/tokens.ts";
import type { Catalogue } from "../shared/quiz/catalogue-data.ts";
import type { Role } from "../shared/quiz/schema.ts";
import type { Words } from "../shared/quiz/words-schema.ts";
import { packCatalogue } from "./data/pack.ts";

const require = createRequire(import.meta.url);
const stylesFolder = fileURLToPath(new URL("./styles/", import.meta.url));
const quizFolder = fileURLToPath(new URL("../shared/quiz/", import.meta.url));

/** The widget's style files, in the order in which they apply. */
const STYLES = ["base", "controls", "stages", "results", "wheel", "print"];

/** Partners may set these (README, "Embedding"); every other token is the widget's own. */
const OVERRIDES = {
	paper: "--lq-surface",
	ink: "--lq-ink",
	action: "--lq-accent",
	link: "--lq-accent",
};

/** The widget's stylesheet: tokens first, then its own files, minified. */
export async function quizStyles(): Promise<string> {
	const tokens = tokensCss(
		{ base: ".lq", auto: ":host(:not([theme=light])) .lq", dark: ":host([theme=dark]) .lq" },
		{ withCloth: false, without: ["action-hover", "night"], overrides: OVERRIDES },
	);
	const files = await Promise.all(
		STYLES.map((name) => readFile(`${stylesFolder}${name}.css`, "utf8")),
	);
	const { code } = transform({
		filename: "quiz.css",
		code: Buffer.from([tokens, ...files].join("\n")),
		minify: true,
	});
	return code.toString();
}

/** A file of the quiz's content, read anew each time so that a watching build sees its changes; `npm run check` has validated it. */
function content<Kind>(name: string): Kind {
	return JSON.parse(readFileSync(`${quizFolder}${name}.json`, "utf8"));
}

/** Path data of each role's lucide icon, to a hundredth of its 24 units. */
export function roleIcons(
	roles: readonly Pick<Role, "role" | "icon">[] = content<Role[]>("roles"),
): Record<string, string> {
	const path = (icon: string) =>
		iconPath(readFileSync(require.resolve(`lucide-static/icons/${icon}.svg`), "utf8"));
	return Object.fromEntries(roles.map(({ role, icon }) => [role, shortened(path(icon))]));
}

/**
 * Decimals alone are touched: the digits before a point may be an arc's flags, written without a space, or
 * missing, so that a number that comes to nothing is `.0`.
 */
function shortened(path: string): string {
	return path.replace(
		/\.\d{3,}/g,
		(decimals) => String(Math.min(0.99, Number(Number(decimals).toFixed(2)))).slice(1) || ".0",
	);
}

/**
 * Changes with any word or key of the questions: answers saved under another version are discarded.
 * @param questions - the text of questions.json
 * @returns eight hexadecimal digits
 */
export function quizVersion(
	questions = readFileSync(`${quizFolder}questions.json`, "utf8"),
): string {
	return createHash("sha256").update(questions).digest("hex").slice(0, 8);
}

/**
 * Puts a module of single constants in the place of each part of the interface's words: an object would ship its
 * field names, a constant ships none, and one that nothing uses is dropped.
 */
export function looseWords(): Plugin {
	const prefix = "\0quiz-words:";
	return {
		name: "liberation-quiz-loose-words",
		enforce: "pre",
		resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
		load(id) {
			if (id.endsWith("shared/quiz/words.ts")) {
				const parts = Object.keys(content<Words>("words")).filter((part) => part !== "$schema");
				return parts
					.map((part) => `export * as ${part} from ${JSON.stringify(prefix + part)};`)
					.join("\n");
			}
			const part = Object.entries(content<Words>("words")).find(
				([name]) => id === prefix + name,
			)?.[1];
			if (!part) return undefined;
			return Object.entries(part)
				.map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`)
				.join("\n");
		},
	};
}

/** Puts the packed catalogue in the place of the module that reads the JSON files. */
export function packedCatalogue(): Plugin {
	const unpack = fileURLToPath(new URL("./data/unpack.ts", import.meta.url));
	return {
		name: "liberation-quiz-packed-catalogue",
		enforce: "pre",
		load(id) {
			if (!id.endsWith("shared/quiz/catalogue-data.ts")) return undefined;
			const catalogue: Catalogue = {
				questions: content("questions"),
				roles: content("roles"),
				pillars: content("pillars"),
				programs: content("programs"),
				tiers: content("tiers"),
			};
			return (
				`import { unpackCatalogue } from ${JSON.stringify(unpack)};` +
				`export const catalogue = unpackCatalogue(${JSON.stringify(packCatalogue(catalogue))});`
			);
		},
	};
}

/**
 * Leaves r2wc only the one of its six property types that the element uses: the others would ship 0.25 kB (brotli).
 * @throws Error when another version of r2wc no longer has them in one table
 */
export function onlyTextProperties(): Plugin {
	const types =
		/string: (\w+),\s+number: \w+,\s+boolean: \w+,\s+function: \w+,\s+method: \w+,\s+json: \w+/;
	return {
		name: "liberation-quiz-only-text-properties",
		transform: {
			filter: { id: /@r2wc\/core\/dist/ },
			handler(code) {
				if (!types.test(code))
					throw new Error("r2wc has changed: see onlyTextProperties in widget/build-plugins.ts");
				return { code: code.replace(types, "string: $1"), map: null };
			},
		},
	};
}

/** Serves `virtual:quiz-styles` and `virtual:role-icons`. */
export function virtualModules(): Plugin {
	const modules: Record<string, () => Promise<unknown> | unknown> = {
		"virtual:quiz-styles": quizStyles,
		"virtual:role-icons": roleIcons,
	};
	return {
		name: "liberation-quiz-virtual-modules",
		resolveId: (id) => (id in modules ? `\0${id}` : undefined),
		async load(id) {
			const make = id.startsWith("\0") ? modules[id.slice(1)] : undefined;
			if (!make) return undefined;
			return `export default ${JSON.stringify(await make())}`;
		},
	};
}
