import type { NewMessage } from "../store/port.ts";

/** What a webhook is told of (docs/webhooks.md). */
export type WebhookType =
	/** A form was sent, or the results of the quiz were asked for. */
	| "submission.received"
	/** Somebody confirmed that they want to be on a list. */
	| "subscription.confirmed"
	/** Somebody asked for no more mail. */
	| "subscription.stopped";

export interface WebhookEvent {
	readonly type: WebhookType;
	/** When it happened, in milliseconds since 1970. */
	readonly at: number;
	readonly form: string;
	readonly email: string;
	readonly answers: Readonly<Record<string, string>>;
}

/** The message that tells a webhook, as the Standard Webhooks specification lays it out. */
export function webhookMessage(
	url: string,
	id: string,
	{ type, at, ...data }: WebhookEvent,
): NewMessage {
	const content = JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
	return { id, channel: "webhook", audience: "founder", recipient: url, content };
}
