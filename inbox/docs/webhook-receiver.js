/*
 * A receiver of the website's webhook: verifies the signature and prints each event once (webhooks.md).
 * WEBHOOK_SECRET is the same as the website's; PORT is the port to listen on.
 */
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

const webhook = new Webhook(process.env.WEBHOOK_SECRET ?? "");
/**
 * The ids of received events, because an event may arrive twice. A real receiver stores them together with its data.
 */
const seen = new Set();

const server = createServer(async (request, response) => {
	const body = await text(request);
	let event;
	try {
		event = webhook.verify(body, request.headers);
	} catch {
		response.writeHead(401).end("The signature is wrong.");
		return;
	}
	const id = request.headers["webhook-id"];
	if (!seen.has(id)) console.log(JSON.stringify(event));
	seen.add(id);
	response.writeHead(204).end();
});

server.listen(Number(process.env.PORT ?? 4000), "127.0.0.1", () => {
	console.log(`Listening on port ${server.address().port}`);
});
