import { createHandler } from "../handler.ts";
import { consoleLogger, handlerOr503, ORIGINS_PATH, parseOrigins } from "../host.ts";
import type { Handler } from "../ports.ts";
import { readSettings, SettingsError, type Variables } from "../settings.ts";
import { createKvStore, type KvNamespace } from "../stores/cloudflare-kv.ts";
import { createMemoryStore } from "../stores/memory.ts";
import { createResendTransport } from "../transports/resend.ts";

/*
 * The delivery of forms as a function of Cloudflare Pages, which finds it by its place: this file answers
 * /api/*. There are no sockets there, so mail leaves by Resend.
 */

/** What Pages hands over. The variables are settings; two are bindings. */
interface PagesContext {
	readonly request: Request;
	readonly env: {
		readonly ASSETS: { fetch(address: string): Promise<Response> };
		/** Optional: without it each instance remembers for itself. */
		readonly DELIVERY?: KvNamespace;
		readonly [variable: string]: unknown;
	};
}

let handler: Promise<Handler> | undefined;

export async function onRequest({ request, env }: PagesContext): Promise<Response> {
	handler ??= handlerOr503(() => make(request, env));
	return (await handler)(request);
}

/** @throws SettingsError; Error where the build did not leave the partners' origins */
async function make(request: Request, env: PagesContext["env"]): Promise<Handler> {
	const settings = readSettings(variablesOf(env));
	const { mail, from } = settings;
	if (mail.kind !== "resend") {
		throw new SettingsError(
			'MAIL_TRANSPORT: found "smtp", expected "resend": Cloudflare has no sockets for SMTP',
		);
	}
	const origins = await env.ASSETS.fetch(new URL(ORIGINS_PATH, request.url).href);
	return createHandler({
		settings: { ...settings, partnerOrigins: parseOrigins(await origins.text()) },
		transport: createResendTransport(mail, from),
		store: env.DELIVERY ? createKvStore(env.DELIVERY) : createMemoryStore(Date),
		clock: Date,
		logger: consoleLogger,
		clientAddress: ({ headers }) => headers.get("cf-connecting-ip") ?? undefined,
	});
}

function variablesOf(env: PagesContext["env"]): Variables {
	return Object.fromEntries(
		Object.entries(env).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
	);
}
