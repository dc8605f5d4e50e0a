import { createHandler, unavailable } from "./accept/handler.ts";
import { deskAddress } from "./common/desk-address.ts";
import type { Schedule } from "./deliver/attempt.ts";
import { createDeliverer } from "./deliver/deliverer.ts";
import { createHealthCheck } from "./desk/health.ts";
import { writeDigest } from "./desk/letters.ts";
import { createDesk, type DeskOptions } from "./desk/router.tsx";
import type { Handler, Ports } from "./ports.ts";
import { sweep } from "./retention.ts";
import { createWebhookSender } from "./send/webhook.ts";

/** The request handler and the background tasks of forms and mails. A runtime calls them. */
export type Delivery = ReturnType<typeof createDelivery>;

/** Creates the delivery from a runtime's ports. */
export function createDelivery(ports: Ports, schedule?: Schedule) {
	const { mailChannel, settings } = ports;
	const { webhookSecret } = settings;
	const webhook = webhookSecret === undefined ? [] : [createWebhookSender(webhookSecret)];
	return {
		/** Handles requests to the forms and to the founder's desk. */
		handle: createAnswers(ports),
		deliverer: createDeliverer(ports, [mailChannel, ...webhook], schedule),
		sweep: () => sweep(ports),
		/** Writes the founder's weekly digest if anything is open. @returns whether a mail was stored */
		writeDigest: () => writeDigest(ports),
	};
}

/** The path that a monitor asks, the same on every host. */
export const HEALTH = "/healthz";

/** Routes requests to the health check, the desk or the handler of forms. */
export function createAnswers(ports: Ports, options?: DeskOptions): Handler {
	const forms = createHandler(ports);
	const desk = createDesk(ports, options);
	const health = createHealthCheck(ports);
	const base = new URL(deskAddress(ports.settings)).pathname;
	return (request, context) => {
		const { pathname } = new URL(request.url);
		if (pathname === HEALTH) return health(request);
		// Browsers send again what is refused.
		if (ports.clock.isDoubted?.()) return unavailable(request, ports.settings);
		const isAtDesk = pathname === base || pathname.startsWith(`${base}/`);
		return (isAtDesk ? desk : forms)(request, context);
	};
}
