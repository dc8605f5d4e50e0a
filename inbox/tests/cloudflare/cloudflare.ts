import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Miniflare, type Request, Response } from "miniflare";
import { z } from "zod";
import { deliveryJson, INBOX, SITE } from "../support.ts";

/** The repository, whose wrangler.toml says how the worker and the site are deployed together. */
const ROOT = join(import.meta.dirname, "../../..");
export const WRANGLER = join(
	dirname(createRequire(import.meta.url).resolve("wrangler/package.json")),
	"bin/wrangler.js",
);

/** The newest date that the installed Workers runtime knows. */
const COMPATIBILITY_DATE = "2026-05-01";

/** The routing in wrangler.toml: the paths that run the Worker first, and the trailing slash of pages. */
function addressRule<Value>(name: string, schema: z.ZodType<Value>): Value {
	const line = new RegExp(`^${name} = (.*)$`, "m").exec(
		readFileSync(join(ROOT, "wrangler.toml"), "utf8"),
	);
	return schema.parse(JSON.parse(line?.[1] ?? ""));
}

/** The Worker with the assets of a built site, as Cloudflare serves both. */
export async function startSite(directory: string): Promise<Miniflare> {
	return new Miniflare({
		modules: true,
		script: bundledWorker(),
		compatibilityDate: COMPATIBILITY_DATE,
		assets: {
			directory,
			binding: "ASSETS",
			routerConfig: {
				has_user_worker: true,
				static_routing: { user_worker: addressRule("run_worker_first", z.array(z.string())) },
			},
			assetConfig: {
				not_found_handling: "none",
				html_handling: addressRule(
					"html_handling",
					z.enum(["auto-trailing-slash", "drop-trailing-slash"]),
				),
			},
		},
	});
}

/** The Worker as wrangler bundles it, without deploying it. */
function bundleWorker(): string {
	const folder = mkdtempSync(join(tmpdir(), "worker-"));
	try {
		execFileSync(
			process.execPath,
			[WRANGLER, "deploy", "--dry-run", `--outdir=${folder}`, `--assets=${folder}`],
			{
				cwd: ROOT,
				env: { ...process.env, NODE_ENV: "production", WRANGLER_SEND_METRICS: "false" },
			},
		);
		return readFileSync(join(folder, "worker.js"), "utf8");
	} finally {
		rmSync(folder, { recursive: true });
	}
}

let script: string | undefined;

/** Bundled once for all tests of a file. */
function bundledWorker(): string {
	script ??= bundleWorker();
	return script;
}

/** A request to the mail service, as it arrived. */
interface PostedMail {
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
	const runtime = new Miniflare({
		modules: true,
		script: bundledWorker(),
		compatibilityDate: COMPATIBILITY_DATE,
		d1Databases: ["DB"],
		// Lets a test run the cron trigger by a request.
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
		},
		serviceBindings: { ASSETS: async () => new Response(deliveryJson(SITE, "/api")) },
		outboundService: async (request: Request) => {
			const status = answers.shift() ?? 200;
			const key = request.headers.get("idempotency-key");
			mails.push({ key, body: await request.text() });
			return new Response("{}", { status });
		},
	});
	return { runtime, mails, answers };
}
