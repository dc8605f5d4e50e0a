import { createHandler } from "./accept/handler.ts";
import { createDeliverer, type Deliverer } from "./deliver/deliverer.ts";
import type { Schedule } from "./deliver/schedule.ts";
import { sweep } from "./deliver/sweep.ts";
import type { Handler, Ports, Retention } from "./ports.ts";
import type { Sender } from "./send/channel.ts";

/** The delivery of forms, as a runtime mounts it (docs/delivery.md). */
export interface Delivery {
	/** Answers what visitors send: accepts and stores it. */
	readonly handle: Handler;
	/** Sends what is stored. */
	readonly deliverer: Deliverer;
	/** Deletes what is old. */
	sweep(): Promise<number>;
}

export interface DeliveryParts {
	readonly ports: Ports;
	readonly senders: readonly Sender[];
	readonly retention: Retention;
	readonly schedule?: Schedule | undefined;
}

/** The way in: puts the delivery together of what a runtime brings. */
export function createDelivery({ ports, senders, retention, schedule }: DeliveryParts): Delivery {
	return {
		handle: createHandler(ports),
		deliverer: createDeliverer(ports, senders, schedule),
		sweep: () => sweep(ports.store, retention, ports.clock.now()),
	};
}
