/* The package's own types are written for Express; it asks for no more than Node has. */
declare module "compression" {
	import type { IncomingMessage, ServerResponse } from "node:http";

	export default function compression(options?: {
		/** Bytes below which it is not worth it. */
		threshold?: number;
	}): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
