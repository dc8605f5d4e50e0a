import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkContent } from "../../../site/check/check.ts";
import { formatFault } from "../../../site/check/source.ts";
import { readRoutes } from "../../../site/domain/routes.ts";
import { CONTENT_FOLDERS } from "../../../site/schemas/all-content-types.ts";
import { withoutItemLinks } from "../../everyday-edits.ts";
import { OWN_ARTICLE, OWN_ITEMS } from "../../own-items.ts";
import { folderWith } from "../tools/temporary-folder.ts";

const routes = await readRoutes();
const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** One program has the bakers as partner, whom only this copy has; the others have none. */
function withPartner(text: string): string {
	const programs: { slug: string; partner: string | null }[] = JSON.parse(text);
	const own = programs.map((each) => ({
		...each,
		partner: each.slug === "parenting" ? "bakers" : null,
	}));
	return JSON.stringify(own, null, 2);
}

/** The founder's own claims, because the check refuses a promise without one. */
const { claims } = JSON.parse(readFileSync(join(ROOT, "site/_data/claims.json"), "utf8"));

/** Besides the items of the tests' own: a claim, and small menus. */
const OWN_FILES: Readonly<Record<string, unknown>> = {
	...OWN_ITEMS,
	"site/_data/claims.json": {
		$schema: "../../.cache/schemas/claims.json",
		claims: [
			{ file: "site/_data/events/soup.json", words: "Soup", confirm: "There is soup." },
			...claims,
		],
	},
	"site/_data/navigation.json": {
		$schema: "../../.cache/schemas/navigation.json",
		main: [
			{ kind: "link", label: "Home", href: "/" },
			{
				kind: "dropdown",
				label: "More",
				links: [{ label: "Land", href: "/homestead", description: "Visit" }],
			},
		],
		buttons: [],
		phone: [{ links: [{ label: "Home", href: "/" }] }],
		footer: [{ title: "More", links: [{ label: "Home", href: "/" }] }],
	},
};

/** A copy of the content that a test may spoil, with items of the tests' own; the test's end removes it. */
export function copyOfContent() {
	const root = folderWith({});
	const isItem = /_data\/(?:events|products|partners)\/|articles\//;
	for (const folder of CONTENT_FOLDERS.filter((each) => existsSync(join(ROOT, each)))) {
		const filter = (path: string) =>
			statSync(path).isDirectory() || (/\.(?:json|md)$/.test(path) && !isItem.test(path));
		cpSync(join(ROOT, folder), join(root, folder), { recursive: true, filter });
	}
	const photos = join(ROOT, "site/images");
	if (existsSync(photos)) cpSync(photos, join(root, "site/images"), { recursive: true });
	const read = (file: string) => readFileSync(join(root, file), "utf8");
	const write = (file: string, text: string | Uint8Array) => {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), text);
	};
	for (const folder of ["site/_data", "site/_data/pages", "site/_data/programs"]) {
		for (const name of readdirSync(join(root, folder)).filter((each) => each.endsWith(".json"))) {
			const text = withoutItemLinks(read(`${folder}/${name}`));
			// The copy's menus have other names.
			write(
				`${folder}/${name}`,
				folder.endsWith("pages") ? text.replace(/\n\t"menu": .*/, "") : text,
			);
		}
	}
	for (const [file, item] of Object.entries(OWN_FILES)) write(file, JSON.stringify(item, null, 2));
	write(OWN_ARTICLE.file, OWN_ARTICLE.text);
	write("shared/quiz/programs.json", withPartner(read("shared/quiz/programs.json")));
	for (const name of readdirSync(join(root, "site/_data/programs"))) {
		const file = `site/_data/programs/${name}`;
		write(file, read(file).replace(/"partner": "[^"]*"/, '"partner": null'));
	}
	return {
		write,
		remove: (file: string) => rmSync(join(root, file)),
		/**
		 * Replaces the first occurrence of a text, or the one behind another text.
		 * @returns `line:column` of the replacement
		 */
		replace(file: string, from: string, to: string, behind = ""): string {
			const text = read(file);
			const index = indexOf(text, from, behind);
			write(file, text.slice(0, index) + to + text.slice(index + from.length));
			return lineAndColumn(text, index);
		},
		/** Sets the value at a path such as `0.slug`, or removes it; the layout is then JSON.stringify's. */
		set(file: string, path: string, value: unknown): void {
			const data: unknown = JSON.parse(read(file));
			const keys = path.split(".");
			const last = keys.pop() ?? "";
			const parent = Object(keys.reduce<unknown>((part, key) => Object(part)[key], data));
			if (value === undefined) Reflect.deleteProperty(parent, last);
			else Reflect.set(parent, last, value);
			write(file, JSON.stringify(data, null, 2));
		},
		/** `line:column` of the first occurrence of a text, or of the one behind another text. */
		placeOf(file: string, text: string, behind = ""): string {
			const all = read(file);
			return lineAndColumn(all, indexOf(all, text, behind));
		},
		/** The lines that a founder sees. */
		faults: (): string[] => checkContent(root, routes).faults.map(formatFault),
	};
}

function indexOf(text: string, part: string, behind: string): number {
	const start = text.indexOf(behind);
	const index = text.indexOf(part, start + behind.length);
	if (start < 0 || index < 0) throw new Error(`The content has no ${part} behind ${behind}.`);
	return index;
}

function lineAndColumn(text: string, index: number): string {
	const lines = text.slice(0, index).split("\n");
	return `${lines.length}:${(lines.at(-1) ?? "").length + 1}`;
}
