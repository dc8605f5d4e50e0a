import { BUILD_INFO_PATH, type BuildInfo, parseBuildInfo } from "@liberation/shared/build-info";
import { LOCAL_ENDPOINT } from "@liberation/shared/forms-endpoint";
import { missingPages } from "@liberation/shared/headers-file";
import { previewOf } from "@liberation/shared/quiz/role-path";
import { unavailable } from "../../accept/handler.ts";
import { consoleLogger, errorCode } from "../../common/logger.ts";
import { createDelivery, type Delivery } from "../../delivery.ts";
import { httpChannelOf } from "../../send/api.ts";
import { readDeliverySettings } from "../../settings/delivery-settings.ts";
import { SettingsError } from "../../settings/read.ts";
import { type D1Binding, d1Driver } from "../../store/d1.ts";
import { createSqlStore } from "../../store/sql/store.ts";

/** The value of `Retry-After` while the delivery can't start, in seconds. */
const RETRY_AFTER = 300;

/** The path of the quiz page in any language. A result link is served a copy whose link preview shows the role. */
const QUIZ_PAGE = /\/quiz\/?$/;

/** The delivery's paths, as in wrangler.toml. The Worker also gets requests for unknown paths. */
const DELIVERY = /^\/(?:api|desk|healthz)(?:\/|$)/;

/** The hour (UTC) of the sweep, which runs once a day because D1 charges for the rows that it reads. */
const SWEEP_HOUR = 9;

/** Bindings from wrangler.toml and the dashboard: the settings as strings, the database and the site's assets. */
interface Bindings {
	readonly DB: D1Binding;
	readonly ASSETS: { fetch(request: Request | string): Promise<Response> };
}

interface ExecutionContext {
	waitUntil(work: Promise<unknown>): void;
}

/** Creates the delivery for a single request, because Cloudflare forbids sharing I/O objects between requests. */
async function openDelivery(bindings: Bindings, build: BuildInfo): Promise<Delivery> {
	const settings = readDeliverySettings(textsOf(bindings), build);
	const mailChannel = httpChannelOf(settings);
	const store = await createSqlStore(d1Driver(bindings.DB));
	return createDelivery({ settings, mailChannel, store, clock: Date, logger: consoleLogger });
}

async function readBuild({ ASSETS }: Bindings): Promise<BuildInfo> {
	const file = await ASSETS.fetch(`https://assets.local${BUILD_INFO_PATH}`);
	return parseBuildInfo(await file.text());
}

function textsOf(bindings: Bindings): Record<string, string> {
	const isText = (entry: [string, unknown]): entry is [string, string] =>
		typeof entry[1] === "string";
	return Object.fromEntries(Object.entries(bindings).filter(isText));
}

/** Answers an unknown path with the 404 page of its language. */
async function missing(url: URL, { ASSETS }: Bindings): Promise<Response> {
	const pages = missingPages(url.pathname).map((path) => path.replace(".html", ""));
	for (const page of pages) {
		const { ok, body, headers } = await ASSETS.fetch(new Request(new URL(page, url)));
		if (ok) return new Response(body, { status: 404, headers });
	}
	return new Response(null, { status: 404 });
}

/** The Worker of wrangler.toml, for the delivery, the quiz page and unknown paths; Cloudflare serves all other files. */
export default {
	async fetch(request: Request, bindings: Bindings, context: ExecutionContext): Promise<Response> {
		const url = new URL(request.url);
		if (url.pathname === BUILD_INFO_PATH) return new Response(null, { status: 404 });
		if (!DELIVERY.test(url.pathname)) {
			if (QUIZ_PAGE.test(url.pathname)) {
				const copy = previewOf(url.pathname, url.search);
				if (!copy) return bindings.ASSETS.fetch(request);
				// The path has no trailing slash, because ASSETS would redirect from a path with one.
				return bindings.ASSETS.fetch(new Request(new URL(copy.replace(/\/$/, ""), url), request));
			}
			return missing(url, bindings);
		}
		let build: BuildInfo | undefined;
		try {
			build = await readBuild(bindings);
			const { handle, deliverer } = await openDelivery(bindings, build);
			const client = request.headers.get("cf-connecting-ip") ?? undefined;
			return await handle(request, {
				client,
				stored: () => context.waitUntil(deliverer.deliverDue()),
				later: (work) => context.waitUntil(work),
			});
		} catch (error) {
			// Only this error's message contains no secret.
			if (error instanceof SettingsError) console.error(error.message);
			else consoleLogger.log({ event: "error", reason: errorCode(error) });
			if (build) {
				const site = { ...build, siteUrl: url.origin, endpoint: url.origin + LOCAL_ENDPOINT };
				return unavailable(request, site, RETRY_AFTER);
			}
			return new Response("Nothing can be sent now: the site has no _delivery.json.", {
				status: 503,
				headers: { "Retry-After": String(RETRY_AFTER) },
			});
		}
	},

	/** Retries messages, writes the weekly digest and sweeps submissions past their retention, on the cron trigger. */
	async scheduled(event: { readonly scheduledTime: number }, bindings: Bindings): Promise<void> {
		const build = await readBuild(bindings);
		const { deliverer, sweep, writeDigest } = await openDelivery(bindings, build);
		await writeDigest();
		await deliverer.deliverDue();
		const at = new Date(event.scheduledTime);
		if (at.getUTCHours() === SWEEP_HOUR && at.getUTCMinutes() === 0) await sweep();
	},
};
