import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { CONTENT_FOLDERS } from "../../../../site/content/registry.ts";
import { readRoutes } from "../../../../site/content/routes.ts";
import { checkContent } from "../../../../tools/check-content/check.ts";
import { formatFault } from "../../../../tools/check-content/fault.ts";

const routes = await readRoutes();

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));

/** A throwaway copy of the real content, to be spoilt. */
export interface ContentCopy {
	/**
	 * Replaces the first occurrence of a text, or the one behind another text.
	 * @returns `line:column` of the replacement
	 */
	replace(file: string, from: string, to: string, behind?: string): string;
	/** Changes a file's data; its layout is then JSON.stringify's. */
	change(file: string, change: (data: unknown) => void): void;
	write(file: string, text: string): void;
	remove(file: string): void;
	/** `line:column` of the first occurrence of a text, or of the one behind another text. */
	placeOf(file: string, text: string, behind?: string): string;
	/** The lines that a founder sees. */
	faults(): string[];
}

/** Copies the real content; the test's end removes the copy. */
export function copyOfContent(): ContentCopy {
	const root = mkdtempSync(join(tmpdir(), "content-"));
	onTestFinished(() => rmSync(root, { recursive: true }));
	for (const folder of CONTENT_FOLDERS) {
		cpSync(join(ROOT, folder), join(root, folder), {
			recursive: true,
			filter: (path) => /\.(?:json|md)$/.test(path) || statSync(path).isDirectory(),
		});
	}
	const read = (file: string) => readFileSync(join(root, file), "utf8");
	const write = (file: string, text: string) => {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), text);
	};
	return {
		replace(file, from, to, behind = "") {
			const text = read(file);
			const index = indexOf(text, from, behind);
			write(file, text.slice(0, index) + to + text.slice(index + from.length));
			return lineAndColumn(text, index);
		},
		change(file, change) {
			const data: unknown = JSON.parse(read(file));
			change(data);
			write(file, JSON.stringify(data, null, 2));
		},
		write,
		remove: (file) => rmSync(join(root, file)),
		placeOf(file, text, behind = "") {
			const all = read(file);
			return lineAndColumn(all, indexOf(all, text, behind));
		},
		faults: () => checkContent(root, routes).faults.map(formatFault),
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
