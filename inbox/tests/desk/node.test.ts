import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { openDelivery } from "../../runtimes/node/delivery.ts";
import { readBuild } from "../../runtimes/node/environment.ts";
import { type RunningServer, startServer } from "../../runtimes/node/server.ts";
import { readDeliverySettings } from "../../settings/settings.ts";
import { deliveryJson, INBOX, SITE } from "../support.ts";
import { BOUNCE_SECRET, type DeskServer, MAYA, testDesk } from "./contract.ts";

/** A mail server that takes everything. */
async function startMailServer() {
	const texts: string[] = [];
	const server = new SMTPServer({
		disabledCommands: ["AUTH", "STARTTLS"],
		logger: false,
		onData(stream, _session, done) {
			simpleParser(stream).then(({ text = "" }) => {
				texts.push(text);
				done();
			}, done);
		},
	});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	const address = server.server.address();
	const port = typeof address === "object" && address ? address.port : 0;
	return { port, texts, close: () => new Promise<void>((closed) => server.close(closed)) };
}

/** The server of our own, with a database in a file and a mail server beside it. */
async function open(): Promise<DeskServer> {
	const mail = await startMailServer();
	const root = mkdtempSync(join(tmpdir(), "desk-"));
	writeFileSync(join(root, "index.html"), "");
	writeFileSync(join(root, "_delivery.json"), deliveryJson(SITE, "/api"));
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
		mails: async () => mail.texts,
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
