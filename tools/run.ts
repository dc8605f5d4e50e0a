import { type SpawnOptions, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root.js";

export interface Run {
	readonly passed: boolean;
	readonly seconds: number;
	/** The program's output; empty with `stdio: "inherit"`. */
	readonly output: string;
}

/** Runs a package's program: `runPackage("vitest", ["run"])`. */
export function runPackage(name: string, args: readonly string[], options: SpawnOptions = {}) {
	return run([programOf(name), ...args], options);
}

/** Runs a TypeScript file of tools/. */
export function runTool(file: string, options: SpawnOptions = {}) {
	return run(["--import", "tsx", join(ROOT, "tools", file)], options);
}

/** Runs a script with Node.js itself, because on Windows node_modules/.bin needs a shell. */
function run(args: readonly string[], options: SpawnOptions): Promise<Run> {
	const start = performance.now();
	return new Promise((done, fail) => {
		const child = spawn(process.execPath, args, { cwd: ROOT, ...options });
		const chunks: Buffer[] = [];
		child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
		child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));
		child.on("error", fail);
		child.on("close", (code) =>
			done({
				passed: code === 0,
				seconds: (performance.now() - start) / 1000,
				output: Buffer.concat(chunks).toString(),
			}),
		);
	});
}

function programOf(name: string): string {
	const folder = join(ROOT, "node_modules", name);
	const file = join(folder, "package.json");
	const { bin }: { bin: string | Record<string, string> } = JSON.parse(readFileSync(file, "utf8"));
	const program = typeof bin === "string" ? bin : Object.values(bin)[0];
	if (!program) throw new Error(`The package ${name} has no program.`);
	return join(folder, program);
}
