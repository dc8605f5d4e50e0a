/* What `npm run bench:delivery` measures, in a process of its own: our server, or the bare folder. */
import fastifyStatic from "@fastify/static";
import fastify from "fastify";
import { openLocalDelivery } from "../../functions/runtimes/node/local-delivery.ts";
import { startServer } from "../../functions/runtimes/node/server.ts";

const [kind = "", root = "", databaseFile = ""] = process.argv.slice(2);
console.log = () => undefined;

process.on("message", () => {
	const { user, system } = process.cpuUsage();
	process.send?.({ memory: process.memoryUsage.rss(), cpu: user + system });
});
process.send?.({ url: kind === "bare" ? await serveFolder() : await serveSite() });

async function serveFolder(): Promise<string> {
	const app = fastify();
	app.register(fastifyStatic, { root, preCompressed: true });
	return app.listen({ port: 0, host: "127.0.0.1" });
}

async function serveSite(): Promise<string> {
	const delivery = await openLocalDelivery({ databaseFile, root });
	const { url } = await startServer({ root, port: 0, delivery });
	return url.replace("localhost", "127.0.0.1");
}
