import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

const INBOX = join(import.meta.dirname, "../..");

/** A server in a process of its own. */
export interface ServerProcess {
	readonly url: string;
	/** Kills the process at once (SIGKILL), as a power failure would. */
	kill(): Promise<void>;
	/** Ends the process as a service manager does. */
	stop(): Promise<number | null>;
}

/** Writes a program as one file, which starts faster than its sources do, beside the worker that it starts. */
export async function bundle(name: "child" | "deletion-child"): Promise<string> {
	const outDir = join(INBOX, ".cache", "chaos", name);
	await build({
		root: INBOX,
		configFile: false,
		logLevel: "error",
		build: {
			ssr: join(import.meta.dirname, `${name}.ts`),
			outDir,
			emptyOutDir: true,
			rolldownOptions: { output: { entryFileNames: "server.mjs" } },
		},
	});
	copyFileSync(join(INBOX, "store/scrub.js"), join(outDir, "scrub.js"));
	return join(outDir, "server.mjs");
}

/** Starts a server and waits until it answers. */
export async function startProcess(
	file: string,
	root: string,
	env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
	const child = fork(file, [root], { env: { ...process.env, ...env } });
	const url = await new Promise<string>((done, fail) => {
		child.once("message", (sent) => done(String(sent)));
		child.once("exit", (code) => fail(new Error(`The server ended at its start (${code}).`)));
	});
	child.removeAllListeners("exit");
	return {
		url,
		kill: async () => void (await end(child, "SIGKILL")),
		stop: () => end(child, "SIGTERM"),
	};
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
	if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
	const ended = once(child, "exit");
	child.kill(signal);
	const [code]: (number | null)[] = await ended;
	return code ?? null;
}
