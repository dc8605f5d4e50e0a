import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { simpleParser } from "mailparser";
import { openDelivery } from "../../runtimes/node/delivery.ts";
import { readBuild } from "../../runtimes/node/environment.ts";
import { type RunningServer, startServer } from "../../runtimes/node/server.ts";
import { readDeliverySettings } from "../../settings/settings.ts";
import { startMailServer } from "../smtp-peer.ts";
import { deliveryJson, INBOX, SITE } from "../support.ts";
import { writeFiles } from "../temporary-folder.ts";
import { BOUNCE_SECRET, type DeskServer, MAYA, testDesk } from "./contract.ts";

/** The server of our own, with a database in a file and a mail server beside it. */
async function open(): Promise<DeskServer> {
	const texts: string[] = [];
	const mail = await startMailServer({
		take: async (raw) => void texts.push((await simpleParser(raw)).text ?? ""),
	});
	const root = mkdtempSync(join(tmpdir(), "desk-"));
	writeFiles(root, { "index.html": "", "_delivery.json": deliveryJson(SITE, "/api") });
	const file = join(root, "submissions.sqlite");

	async function start(variables: Readonly<Record<string, string>>): Promise<RunningServer> {
		const settings = readDeliverySettings(
			{
				SITE_URL: SITE,
				FORMS_ENDPOINT: "/api",
				DATABASE_FILE: file,
				DESK_ADDRESSES: MAYA,
				BOUNCE_SECRET,
				MAIL_FROM: "hello@school.test",
				MAIL_TO: INBOX,
				MAIL_TRANSPORT: "smtp",
				SMTP_HOST: "127.0.0.1",
				SMTP_PORT: String(mail.port),
				SMTP_SECURITY: "none",
				SIGNING_SECRET: "0123456789abcdef0123456789abcdef",
				...variables,
			},
			readBuild(root),
		);
		const logger = { log: () => undefined };
		const delivery = await openDelivery(settings, { logger });
		return startServer({ root, port: 0, delivery });
	}

	let server = await start({});
	return {
		ask: (path, init) => fetch(server.url + path, init),
		mails: async () => texts,
		async run(statements) {
			const database = new Database(file);
			database.exec(statements);
			database.close();
		},
		async find(query) {
			const database = new Database(file);
			const row: unknown = database.prepare(query).get();
			database.close();
			return row;
		},
		async restart(variables) {
			await server.close();
			server = await start(variables);
		},
		async close() {
			await server.close();
			await mail.close();
			rmSync(root, { recursive: true, maxRetries: 5 });
		},
	};
}

testDesk("Node with SQLite", open);
