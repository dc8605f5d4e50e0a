import { readFile } from "node:fs/promises";
import { getStore } from "@netlify/blobs";
import { createHandler } from "../handler.ts";
import { consoleLogger, handlerOr503, ORIGINS_PATH, parseOrigins } from "../host.ts";
import type { Handler } from "../ports.ts";
import { readSettings } from "../settings.ts";
import { createBlobsStore } from "../stores/netlify-blobs.ts";
import { createMailTransport } from "../transports/from-settings.ts";

/** Read by Netlify: the addresses that this function answers (docs/deploy.md). */
export const config = { path: "/api/*" };

let handler: Promise<Handler> | undefined;

/** The delivery of forms as a function of Netlify's: SMTP or Resend, and Netlify Blobs as its store. */
export default async function deliver(request: Request): Promise<Response> {
	handler ??= handlerOr503(make);
	return (await handler)(request);
}

/** @throws SettingsError; Error where the build did not leave the partners' origins (netlify.toml) */
async function make(): Promise<Handler> {
	const settings = readSettings(process.env);
	const partnerOrigins = parseOrigins(await readFile(`dist${ORIGINS_PATH}`, "utf8"));
	return createHandler({
		settings: { ...settings, partnerOrigins },
		transport: createMailTransport(settings),
		store: createBlobsStore(getStore({ name: "delivery", consistency: "strong" }), Date),
		clock: Date,
		logger: consoleLogger,
		clientAddress: (request) => request.headers.get("x-nf-client-connection-ip") ?? undefined,
	});
}
