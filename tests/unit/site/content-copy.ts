import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { checkContent } from "../../../site/check/check.ts";
import { formatFault } from "../../../site/check/source.ts";
import { readRoutes } from "../../../site/rules/routes.ts";
import { CONTENT_FOLDERS } from "../../../site/schemas/registry.ts";

const routes = await readRoutes();
const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** A copy of the real content that a test may spoil; the test's end removes it. */
export function copyOfContent() {
	const root = mkdtempSync(join(tmpdir(), "content-"));
	onTestFinished(() => rmSync(root, { recursive: true }));
	for (const folder of CONTENT_FOLDERS) {
		const filter = (path: string) => /\.(?:json|md)$/.test(path) || statSync(path).isDirectory();
		cpSync(join(ROOT, folder), join(root, folder), { recursive: true, filter });
	}
	const read = (file: string) => readFileSync(join(root, file), "utf8");
	const write = (file: string, text: string) => {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), text);
	};
	return {
		write,
		/** The files of a folder. */
		files: (folder: string) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
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
