import { Webhook } from "standardwebhooks";
import { retryAfterOf, SendError, type Sender } from "./channel.ts";

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
			const response = await fetch(recipient, {
				method: "POST",
				redirect: "manual",
				headers: {
					"Content-Type": "application/json",
					"webhook-id": id,
					"webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
					"webhook-signature": webhook.sign(id, now, content),
				},
				body: content,
				signal: AbortSignal.timeout(TIMEOUT),
			});
			await response.body?.cancel();
			if (response.ok) return;
			throw new SendError(`HTTP_${response.status}`, {
				fault: response.status === GONE ? "message" : "moment",
				retryAfter: retryAfterOf(response.headers.get("retry-after"), now.getTime()),
			});
		},
		close: async () => undefined,
	};
}
