import { Webhook } from "standardwebhooks";
import { postJson, type Sender } from "./channel.ts";

const CONNECTIONS = 5;
const TIMEOUT = 30_000;
/** The status "Gone": the receiver wants no retries. */
const GONE = 410;

/**
 * Posts events to a webhook, signed as in Standard Webhooks. Every attempt sends the same id, so that the receiver
 * can deduplicate.
 * @param secret - `whsec_` followed by base64
 */
export function createWebhookSender(secret: string): Sender {
	const webhook = new Webhook(secret);
	return {
		channel: "webhook",
		concurrency: CONNECTIONS,
		async send({ id, recipient, content }) {
			const now = new Date();
			const headers = {
				"webhook-id": id,
				"webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
				"webhook-signature": webhook.sign(id, now, content),
			};
			await postJson(recipient, { headers, body: content, timeout: TIMEOUT }, (status) =>
				status === GONE ? "message" : "moment",
			);
		},
	};
}
