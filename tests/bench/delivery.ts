/*
 * `npm run bench:delivery`: how many requests the preview's server answers a second, and how many submissions it
 * stores beside bare fastify with the same write, with 20 visitors at a time. The two take turns, so that what else the
 * machine does slows both down. It is no test, because the figures depend on the machine.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { ROOT } from "../../tools/say.js";

const VISITORS = 20;
const ROUNDS = 11;
const A_ROUND = 400;

let posted = 0;

const page = { headers: { "accept-encoding": "br" } };

await withServer(["tools/preview.ts", "0", "--dist"], (ours) =>
	withServer(["inbox/tests/bench/bare-server.ts"], async (bare) => {
		for (const path of ["/", "/embed/v1/liberation-quiz.js"]) {
			const rates = await inTurns([() => fetch(ours + path, page)]);
			console.log(`${path}: ${medianOf(rates, ([rate = 0]) => rate).toFixed()} a second`);
		}
		const rates = await inTurns([() => post(ours), () => post(bare)]);
		console.log(
			`submissions stored: ${medianOf(rates, ([rate = 0]) => rate).toFixed()} a second, ` +
				`by bare fastify ${medianOf(rates, ([, rate = 0]) => rate).toFixed()}, ` +
				`so ${medianOf(rates, ([one = 0, other = 1]) => one / other).toFixed(2)} of it (medians)`,
		);
	}),
);

/** Runs a server in a process of its own, and hands over the address that it prints. */
async function withServer(script: readonly string[], use: (url: string) => Promise<void>) {
	const server = spawn(process.execPath, ["--import", "tsx", ...script], {
		cwd: ROOT,
		stdio: ["ignore", "pipe", "inherit"],
	});
	try {
		const lines = createInterface(server.stdout);
		const url = await new Promise<string>((found) => {
			lines.on("line", (line) => {
				const [address] = line.match(/http:\/\/[\w.]+:\d+/) ?? [];
				if (address) found(address);
			});
		});
		await use(url);
	} finally {
		server.kill();
	}
}

function post(url: string): Promise<Response> {
	// Without a key of its own: other words are another submission.
	posted += 1;
	const message = `Hello ${process.pid} ${posted}`;
	const answers = { name: "Ada", email: "ada@mail.test", inquiry: "media", message };
	const headers = { "content-type": "application/json", accept: "application/json" };
	const body = JSON.stringify(answers);
	return fetch(`${url}/api/contact`, { method: "POST", headers, body });
}

type Request = () => Promise<Response>;

/** How many of each request are answered with success in a second, round by round; one round before warms up. */
async function inTurns(requests: readonly Request[]): Promise<readonly (readonly number[])[]> {
	const rounds: number[][] = [];
	for (let round = 0; round <= ROUNDS; round += 1) {
		const rates: number[] = [];
		for (const request of requests) rates.push(await rateOf(request));
		rounds.push(rates);
	}
	return rounds.slice(1);
}

async function rateOf(request: Request): Promise<number> {
	const start = performance.now();
	let sent = 0;
	async function visitor(): Promise<void> {
		while (sent < A_ROUND) {
			sent += 1;
			const response = await request();
			await response.arrayBuffer();
			if (!response.ok) throw new Error(`${response.url}: the answer is ${response.status}.`);
		}
	}
	await Promise.all(Array.from({ length: VISITORS }, visitor));
	return (A_ROUND * 1000) / (performance.now() - start);
}

function medianOf(
	rounds: readonly (readonly number[])[],
	of: (round: readonly number[]) => number,
): number {
	return rounds.map(of).toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0;
}
