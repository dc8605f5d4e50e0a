/*
 * `npm run bench:delivery`: how many requests the preview's server answers a second, and how many submissions it
 * stores beside bare fastify with the same write, with 20 visitors at a time. It is no test, because the figures depend
 * on the machine.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { ROOT } from "../../tools/say.js";

const VISITORS = 20;
const REQUESTS = 4000;

const page = { headers: { "accept-encoding": "br" } };

await withServer(["tools/preview.ts", "0", "--dist"], async (url) => {
	for (const path of ["/", "/embed/v1/liberation-quiz.js"]) {
		await measure(path, () => fetch(url + path, page));
	}
	await measure("submissions stored", (number) => post(url, number));
});
await withServer(["tools/bare-server.ts"], (url) =>
	measure("submissions stored by bare fastify", (number) => post(url, number)),
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

function post(url: string, number: number): Promise<Response> {
	// Without a key of its own: other words are another submission.
	const message = `Hello ${process.pid} ${number}`;
	const answers = { name: "Ada", email: "ada@mail.test", inquiry: "media", message };
	const headers = { "content-type": "application/json", accept: "application/json" };
	const body = JSON.stringify(answers);
	return fetch(`${url}/api/contact`, { method: "POST", headers, body });
}

/** Prints how many requests are answered with success in a second. */
async function measure(name: string, request: (number: number) => Promise<Response>) {
	const start = performance.now();
	let sent = 0;
	async function visitor(): Promise<void> {
		while (sent < REQUESTS) {
			const response = await request(sent++);
			await response.arrayBuffer();
			if (!response.ok) throw new Error(`${name}: the answer is ${response.status}.`);
		}
	}
	await Promise.all(Array.from({ length: VISITORS }, visitor));
	const seconds = (performance.now() - start) / 1000;
	console.log(`${name}: ${Math.round(REQUESTS / seconds)} a second`);
}
