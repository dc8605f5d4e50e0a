import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";
import { z } from "zod";
import { INBOX, PARTNER, SITE } from "../support.ts";

const entry = fileURLToPath(
	new URL("../../../../functions/runtimes/netlify/entries", import.meta.url),
);

interface Context {
	readonly ip: string;
	waitUntil(work: Promise<unknown>): void;
}

const delivery = z.object({
	default: z.custom<(request: Request, context: Context) => Promise<Response>>(
		(value) => typeof value === "function",
	),
	config: z.object({ path: z.string() }),
});

const scheduled = z.object({
	default: z.custom<() => Promise<void>>((value) => typeof value === "function"),
	config: z.object({ schedule: z.string() }),
});

/** The settings of a site on Netlify whose mail leaves by SMTP, to a server without encryption. */
export function variables(smtpPort: number): Readonly<Record<string, string>> {
	return {
		SITE_URL: SITE,
		FORMS_ENDPOINT: "/api",
		MAIL_FROM: "hello@school.test",
		MAIL_TO: INBOX,
		MAIL_TRANSPORT: "smtp",
		SMTP_HOST: "127.0.0.1",
		SMTP_PORT: String(smtpPort),
		SMTP_SECURITY: "none",
		SIGNING_SECRET: "a secret of at least thirty-two characters",
	};
}

/** The functions, each in a file without imports, in a folder that is laid out like the one on Netlify. */
export async function bundleFunctions() {
	const root = mkdtempSync(join(tmpdir(), "netlify-"));
	const names = ["delivery", "deliver-due", "sweep"];
	await build({
		configFile: false,
		logLevel: "warn",
		build: {
			ssr: true,
			outDir: root,
			emptyOutDir: false,
			target: "es2022",
			rollupOptions: {
				input: names.map((name) => join(entry, `${name}.ts`)),
				output: { entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" },
			},
		},
		ssr: { noExternal: true },
	});
	mkdirSync(join(root, "dist"));
	const partners = [{ slug: "land-and-seed-keepers", origins: [PARTNER] }];
	const buildInfo = { siteUrl: SITE, endpoint: "/api", partners };
	writeFileSync(join(root, "dist", "_delivery.json"), JSON.stringify(buildInfo));
	const load = (name: string) => import(pathToFileURL(join(root, `${name}.mjs`)).href);
	return {
		root,
		delivery: delivery.parse(await load("delivery")),
		deliverDue: scheduled.parse(await load("deliver-due")),
		sweep: scheduled.parse(await load("sweep")),
		remove: () => rmSync(root, { recursive: true }),
	};
}
