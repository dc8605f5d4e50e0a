import { createHandler } from "./accept/handler.ts";
import type { Schedule } from "./deliver/attempt.ts";
import { createDeliverer } from "./deliver/deliverer.ts";
import { createDesk, type DeskOptions } from "./desk/desk.tsx";
import { writeDigest } from "./desk/letters.ts";
import { deskAddress } from "./desk-address.ts";
import type { Handler, Ports } from "./ports.ts";
import { sweep } from "./retention.ts";
import type { Sender } from "./send/channel.ts";

/** The delivery of forms, as a runtime mounts it (docs/delivery.md). */
export type Delivery = ReturnType<typeof createDelivery>;

interface DeliveryParts {
	readonly ports: Ports;
	readonly senders: readonly Sender[];
	readonly schedule?: Schedule | undefined;
}

/** The way in: puts the delivery together of what a runtime brings. */
export function createDelivery({ ports, senders, schedule }: DeliveryParts) {
	return {
		/** Answers what visitors send, which it accepts and stores, and the founder at the desk. */
		handle: createAnswers(ports),
		/** Sends what is stored. */
		deliverer: createDeliverer(ports, senders, schedule),
		/** Deletes what has been kept for its days, and completes some of what an earlier release stored. */
		async sweep(): Promise<number> {
			await ports.store.completeOlder();
			return sweep(ports.store, ports.settings.retention, ports.clock.now());
		},
		/** Writes to the founder once a week where something waits. @returns whether a mail was stored */
		writeDigest: () => writeDigest(ports),
	};
}

/** What answers requests: the handler of forms, and under its own path the desk. */
export function createAnswers(ports: Ports, options?: DeskOptions): Handler {
	const forms = createHandler(ports);
	const desk = createDesk(ports, options);
	const base = new URL(deskAddress(ports.settings)).pathname;
	return (request, context) => {
		const { pathname } = new URL(request.url);
		const isAtDesk = pathname === base || pathname.startsWith(`${base}/`);
		return (isAtDesk ? desk : forms)(request, context);
	};
}
