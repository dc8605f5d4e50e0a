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
const SECONDS = 5;
/** Each figure is the best of so many runs, taken in turns: noise can only make it worse. */
const ROUNDS = 3;
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
				`${path} (${encoding}): ${ofOurs} requests/s, bare folder ${ofBare}, ` +
					`ratio ${(ofOurs / ofBare).toFixed(2)}`,
			);
		}
	}
	const before = await memoryOf(ours);
	const { requests, latency, non2xx, errors } = await submit(KEYS);
	const after = await memoryOf(ours);
	console.log(
		`Submissions stored: ${Math.round(requests.average)}/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms, ` +
			`${requests.total} in all, ${non2xx + errors} not answered with success`,
	);
	console.log(`Memory (rss): ${before} MB before, ${after} MB after`);
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

/** The most requests a second of each, in turns so that a busy moment meets both. */
async function compare(path: string, headers: Record<string, string>): Promise<[number, number]> {
	const best: [number, number] = [0, 0];
	for (let round = 0; round < ROUNDS; round += 1) {
		for (const [index, { url }] of [bare, ours].entries()) {
			const { requests } = await autocannon({
				...{ url: url + path, headers, connections: CONNECTIONS, duration: SECONDS },
			});
			best[index === 0 ? 0 : 1] = Math.max(best[index === 0 ? 0 : 1], Math.round(requests.average));
		}
	}
	return best;
}

/** Sends so many submissions, each another one. */
function submit(amount: number) {
	const answers = { name: "Ada", email: "ada@mail.test", inquiry: "media" };
	return autocannon({
		...{ url: `${ours.url}/api/contact`, connections: CONNECTIONS, amount },
		method: "POST",
		headers: { "content-type": "application/json", accept: "application/json" },
		// Without a key of its own: other words are another submission.
		body: JSON.stringify({ ...answers, message: "Hello [<id>]" }),
		idReplacement: true,
	});
}

/** In megabytes. */
async function memoryOf({ child }: Running): Promise<number> {
	child.send("memory");
	const [message]: unknown[] = await once(child, "message");
	return Math.round(z.object({ memory: z.number() }).parse(message).memory / 1e6);
}
