/*
 * `npm run bench:delivery` measures the Node server with autocannon, beside the same server library that serves
 * the bare folder, and prints the figures of docs/delivery.md. It is not a test: they depend on the machine.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { z } from "zod";
import { ROOT } from "./say.js";

const CONNECTIONS = 20;
const REQUESTS = 4_000;
/** Each figure is the best of so many runs, taken in turns: noise can only make it worse. */
const ROUNDS = 4;
/** Keys after which the memory is looked at. */
const KEYS = Number(process.env.BENCH_KEYS ?? 100_000);

const PAGES = ["/", "/embed/v1/liberation-quiz.js"];
const folder = mkdtempSync(join(tmpdir(), "bench-"));
const bare = await start("bare");
const ours = await start("ours");

try {
	for (const path of PAGES) {
		for (const encoding of ["identity", "br"]) {
			const [ofBare, ofOurs] = await compare(path, { "accept-encoding": encoding });
			console.log(
				`${path} (${encoding}): ${ofOurs.rate} requests/s and ${ofOurs.cpu} us of CPU time each; ` +
					`bare folder ${ofBare.rate} and ${ofBare.cpu}; ` +
					`by CPU time ${(ofBare.cpu / ofOurs.cpu).toFixed(2)} of it`,
			);
		}
	}
	const before = await usageOf(ours);
	const { requests, latency, non2xx, errors } = await submit(KEYS);
	const after = await usageOf(ours);
	console.log(
		`Submissions stored: ${Math.round(requests.average)}/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms, ` +
			`${requests.total} in all, ${non2xx + errors} not answered with success`,
	);
	console.log(
		`CPU time: ${Math.round((after.cpu - before.cpu) / KEYS)} us each, delivery included`,
	);
	console.log(`Memory (rss): ${before.memory} MB before, ${after.memory} MB after`);
} finally {
	for (const { child } of [bare, ours]) child.kill("SIGKILL");
	rmSync(folder, { recursive: true });
}

interface Running {
	readonly child: ChildProcess;
	readonly url: string;
}

async function start(kind: "bare" | "ours"): Promise<Running> {
	const file = join(ROOT, "tools/bench-delivery/server.ts");
	const args = [kind, join(ROOT, "dist"), join(folder, `${kind}.sqlite`)];
	const child = fork(file, args, { execArgv: ["--import", "tsx"] });
	const [message]: unknown[] = await once(child, "message");
	return { child, url: z.object({ url: z.string() }).parse(message).url };
}

/** Requests a second, and microseconds of CPU time for each: those don't depend on what else the machine does. */
interface Figures {
	readonly rate: number;
	readonly cpu: number;
}

async function compare(
	path: string,
	headers: Record<string, string>,
): Promise<[bare: Figures, ours: Figures]> {
	const best: [Figures, Figures] = [
		{ rate: 0, cpu: Number.POSITIVE_INFINITY },
		{ rate: 0, cpu: Number.POSITIVE_INFINITY },
	];
	for (let round = 0; round < ROUNDS; round += 1) {
		best[0] = better(best[0], await measure(bare, path, headers));
		best[1] = better(best[1], await measure(ours, path, headers));
	}
	return best;
}

function better(a: Figures, b: Figures): Figures {
	return { rate: Math.max(a.rate, b.rate), cpu: Math.min(a.cpu, b.cpu) };
}

async function measure(
	server: Running,
	path: string,
	headers: Record<string, string>,
): Promise<Figures> {
	const before = await usageOf(server);
	const { requests, duration } = await autocannon({
		url: server.url + path,
		headers,
		connections: CONNECTIONS,
		amount: REQUESTS,
	});
	const { cpu } = await usageOf(server);
	return {
		rate: Math.round(requests.total / duration),
		cpu: Math.round((cpu - before.cpu) / requests.total),
	};
}

/** Sends so many submissions, each another one. */
function submit(amount: number) {
	const answers = { name: "Ada", email: "ada@mail.test", inquiry: "media" };
	return autocannon({
		url: `${ours.url}/api/contact`,
		connections: CONNECTIONS,
		amount,
		method: "POST",
		headers: { "content-type": "application/json", accept: "application/json" },
		// Without a key of its own: other words are another submission.
		body: JSON.stringify({ ...answers, message: "Hello [<id>]" }),
		idReplacement: true,
	});
}

/** Memory in megabytes, CPU time in microseconds. */
async function usageOf({ child }: Running): Promise<{ memory: number; cpu: number }> {
	child.send("usage");
	const [message]: unknown[] = await once(child, "message");
	const { memory, cpu } = z.object({ memory: z.number(), cpu: z.number() }).parse(message);
	return { memory: Math.round(memory / 1e6), cpu };
}
