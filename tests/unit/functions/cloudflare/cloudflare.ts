import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Miniflare, type MiniflareOptions, type Request, Response } from "miniflare";
import { build } from "vite";
import { z } from "zod";
import { deliveryJson, INBOX, SITE } from "../support.ts";

/** The newest date that the installed Workers runtime knows. */
const COMPATIBILITY_DATE = "2026-05-01";

const bundled = z.array(
	z.object({ output: z.array(z.object({ code: z.string().optional() })).min(1) }),
);

/** What wrangler.toml says of which addresses ask the worker first. */
const FIRST = z
	.array(z.string())
	.parse(
		JSON.parse(
			/^run_worker_first = (\[.*\])$/m.exec(readFileSync("wrangler.toml", "utf8"))?.[1] ?? "",
		),
	);

/** The worker with the files of a built site before it, as Cloudflare serves both. */
export async function startSite(directory: string): Promise<Miniflare> {
	return new Miniflare({
		modules: true,
		script: await bundleWorker(),
		compatibilityDate: COMPATIBILITY_DATE,
		assets: {
			directory,
			binding: "ASSETS",
			routerConfig: { has_user_worker: true, static_routing: { user_worker: FIRST } },
			assetConfig: { not_found_handling: "404-page" },
		},
	});
}

/** The worker as one module, as Cloudflare's own tool bundles it. */
async function bundleWorker(): Promise<string> {
	const entry = fileURLToPath(
		new URL("../../../../functions/runtimes/cloudflare/worker.ts", import.meta.url),
	);
	const result = await build({
		configFile: false,
		logLevel: "warn",
		build: { ssr: entry, write: false, target: "es2022" },
		ssr: { noExternal: true, target: "webworker" },
	});
	const [first] = bundled.parse([result].flat());
	return z.string().parse(first?.output[0]?.code);
}

/** A request to the mail service, as it arrived. */
export interface PostedMail {
	readonly key: string | null;
	readonly body: string;
}

/**
 * The worker on the Workers runtime, with a D1 database and a mail service that keeps what is posted to it.
 * `answers` holds the statuses of its next answers; without one it answers 200.
 */
export async function startWorker(variables: Readonly<Record<string, string>> = {}) {
	const mails: PostedMail[] = [];
	const answers: number[] = [];
	const script = await bundleWorker();
	const optionsWith = (more: Readonly<Record<string, string>>): MiniflareOptions => ({
		modules: true,
		script,
		compatibilityDate: COMPATIBILITY_DATE,
		d1Databases: ["DB"],
		// Lets a test run the cron trigger by its address.
		unsafeTriggerHandlers: true,
		bindings: {
			SITE_URL: SITE,
			FORMS_ENDPOINT: "/api",
			MAIL_FROM: "hello@school.test",
			MAIL_TO: INBOX,
			MAIL_TRANSPORT: "resend",
			RESEND_API_KEY: "re_test",
			SIGNING_SECRET: "a secret of at least thirty-two characters",
			...variables,
			...more,
		},
		serviceBindings: { ASSETS: async () => new Response(deliveryJson(SITE, "/api")) },
		outboundService: async (request: Request) => {
			const status = answers.shift() ?? 200;
			const key = request.headers.get("idempotency-key");
			mails.push({ key, body: await request.text() });
			return new Response("{}", { status });
		},
	});
	const runtime = new Miniflare(optionsWith({}));
	/** Starts the worker again on the same database, with other variables. */
	const restart = (more: Readonly<Record<string, string>>) => runtime.setOptions(optionsWith(more));
	return { runtime, mails, answers, restart };
}
