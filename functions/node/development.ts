import { randomBytes } from "node:crypto";
import { site } from "../content.ts";
import { createHandler } from "../handler.ts";
import type { Handler } from "../ports.ts";
import { createMemoryStore } from "../stores/memory.ts";
import { createCaptureTransport } from "../transports/capture.ts";
import { answerWith, clientAddressOf } from "./listener.ts";
import { createOutbox } from "./outbox.ts";
import type { Middleware } from "./server.ts";

/** Where forms are posted during development, and where the mails can be read. */
const LOCAL_ENDPOINT = "/api";
const OUTBOX = "/outbox";

/** Nobody waits for a limit while trying things out. */
const UNLIMITED = { count: Number.MAX_SAFE_INTEGER, seconds: 60 };

/**
 * The delivery of forms without any setting: every mail lands at /outbox/ instead of leaving. For
 * development and the preview only; no build holds it.
 */
export function createLocalDelivery(): Middleware {
	const transport = createCaptureTransport();
	const store = createMemoryStore(Date);
	const secret = randomBytes(32).toString("hex");
	const outbox = createOutbox(transport);
	const handlers = new Map<string, Handler>();

	/** Links in the mails lead to wherever the site is open just now: localhost, a phone's address for it. */
	function handlerAt(origin: string): Handler {
		const known = handlers.get(origin);
		if (known) return known;
		const handler = createHandler({
			settings: {
				siteUrl: origin,
				endpoint: origin + LOCAL_ENDPOINT,
				inbox: { name: site.name, address: site.contactEmail },
				secret,
				partnerOrigins: [],
				limits: { perClient: UNLIMITED, perRecipient: UNLIMITED },
				patience: 8_000,
			},
			transport,
			store,
			clock: Date,
			logger: { log: ({ route, status }) => console.log(`[delivery] ${route}: ${status}`) },
			clientAddress: clientAddressOf,
		});
		handlers.set(origin, handler);
		return handler;
	}

	return (request, response, next) => {
		const origin = `http://${request.headers.host ?? "localhost"}`;
		const path = request.url?.replace(/[?#].*$/, "") ?? "";
		const isOutbox = path === OUTBOX || path.startsWith(`${OUTBOX}/`);
		if (!isOutbox && !path.startsWith(`${LOCAL_ENDPOINT}/`)) return next();
		const handler = isOutbox ? outbox : handlerAt(origin);
		answerWith(handler, request, response, { origin }).catch(() => response.destroy());
	};
}
