import { join } from "node:path";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { openSqliteStore } from "../../store/sqlite.ts";
import { type Reaction, startMailServer } from "../smtp-peer.ts";
import { CONTACT, deliveryJson } from "../support.ts";
import { folderWith } from "../temporary-folder.ts";
import { bundle, type ServerProcess, startProcess } from "./server-process.ts";

/*
 * A server that is killed again and again while forms come in and the mail server refuses, stalls, hangs up
 * and goes away. `npm run test:long` sends 20,000 submissions and kills it at 50 random points.
 */
const SUBMISSIONS = Number(process.env.CHAOS_SUBMISSIONS ?? 60);
const KILLS = Number(process.env.CHAOS_KILLS ?? 2);
const VISITORS = 16;
const SITE = "http://localhost";
const { seed } = fc.readConfigureGlobal();

test(`each of ${SUBMISSIONS} submissions arrives once or is listed, despite ${KILLS} kills (seed ${seed})`, async () => {
	const mailServer = { trouble: 0, isAway: false };
	/** The Message-IDs of the mails that were acknowledged, by submission. */
	const acknowledged = new Map<number, string[]>();
	/** The submissions of whose mails all bytes but the last line came, at least. */
	const atEnd = new Set<number>();
	const peer = await startMailServer({
		begin: (mail) => void (/--\s*$/.test(mail) && atEnd.add(numberOf(mail))),
		refuseConnection: () => (mailServer.isAway ? "421 away" : undefined),
		refuseRecipient: () => (random() < mailServer.trouble / 4 ? "450 busy" : undefined),
		react: () => reactionOf(mailServer.trouble),
		take(mail) {
			const id = /^Message-ID: (.*)$/im.exec(mail)?.[1] ?? "";
			acknowledged.set(numberOf(mail), [...mailsOf(numberOf(mail)), id]);
		},
	});
	onTestFinished(peer.close);
	const mailsOf = (number: number) => acknowledged.get(number) ?? [];
	const root = folderWith({
		"index.html": "<h1>Home</h1>",
		"_delivery.json": deliveryJson(SITE, `${SITE}/api`),
	});
	const databaseFile = join(folderWith({}), "submissions.sqlite");
	const file = await bundle("child");
	const start = () =>
		startProcess(file, root, {
			SITE_URL: SITE,
			FORMS_ENDPOINT: "/api",
			DATABASE_FILE: databaseFile,
			MAIL_FROM: "hello@school.test",
			MAIL_TO: "office@school.test",
			MAIL_TRANSPORT: "smtp",
			SMTP_HOST: "127.0.0.1",
			SMTP_PORT: String(peer.port),
			SMTP_SECURITY: "none",
			SIGNING_SECRET: "0123456789abcdef0123456789abcdef",
			MAX_SUBMISSIONS_PER_HOUR: "1000000",
			CLIENT_ADDRESS_HEADER: "x-forwarded-for",
		});
	let server: ServerProcess = await start();
	onTestFinished(() => server.kill());

	const answered = new Set<number>();
	let next = 0;
	async function visitor(): Promise<void> {
		while (next < SUBMISSIONS) {
			const number = next;
			next += 1;
			// Like a browser, it retries with the same idempotency key until there is an answer.
			while (!(await post(server.url, number))) await pause(100);
			answered.add(number);
		}
	}
	async function chaos(): Promise<void> {
		for (let kill = 1; kill <= KILLS; kill += 1) {
			const from = (SUBMISSIONS * (kill - 1)) / KILLS;
			const at = Math.min(SUBMISSIONS - 1, from + (random() * SUBMISSIONS) / KILLS);
			while (answered.size < at) {
				mailServer.trouble = random() * 0.4;
				mailServer.isAway = random() < 0.1;
				await pause(5 + random() * 30);
			}
			await server.kill();
			server = await start();
		}
	}
	await Promise.all([chaos(), ...Array.from({ length: VISITORS }, visitor)]);
	mailServer.trouble = 0;
	mailServer.isAway = false;

	const store = await openSqliteStore(databaseFile);
	onTestFinished(() => store.close());
	await expect
		.poll(() => store.nextAttemptAt(), { timeout: 600_000, interval: 200 })
		.toBeUndefined();
	expect(await server.stop()).toBe(0);

	const { submissions } = await store.list({ state: "uncertain", form: "contact" }, SUBMISSIONS);
	const uncertain = new Set(submissions.map(({ answers }) => numberOf(answers.message ?? "")));
	const all = Array.from({ length: SUBMISSIONS }, (_, number) => number);
	expect(answered.size).toBe(SUBMISSIONS);
	// Every message reaches the founder: in a mail of its own, or in the notice that it is uncertain.
	expect(all.filter((number) => mailsOf(number).length === 0)).toEqual([]);
	// No mail is sent twice. An uncertain one may arrive beside the notice about it, and a kill may repeat the notice.
	expect(all.filter((number) => !uncertain.has(number) && mailsOf(number).length > 1)).toEqual([]);
	const different = (number: number) => new Set(mailsOf(number)).size;
	expect([...uncertain].filter((number) => different(number) > 2)).toEqual([]);
	expect([...uncertain].filter((number) => !atEnd.has(number))).toEqual([]);
	console.log(
		`${SUBMISSIONS} submissions, ${KILLS} kills, seed ${seed}: none lost, none sent twice, ` +
			`${uncertain.size} listed as uncertain.`,
	);
});

/**
 * @returns whether the response is a success; retries while the server is down or busy
 * @throws Error for a response that a retry wouldn't change
 */
async function post(url: string, number: number): Promise<boolean> {
	const response = await fetch(`${url}/api/contact`, {
		method: "POST",
		headers: {
			Accept: "application/json",
			"Content-Type": "application/json",
			"X-Forwarded-For": `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
		},
		body: JSON.stringify({
			...CONTACT,
			message: `chaos-${number}-mark`,
			idempotencyKey: `chaos-submission-${number}`,
		}),
		signal: AbortSignal.timeout(10_000),
	}).catch(() => undefined);
	await response?.arrayBuffer().catch(() => undefined);
	if (response === undefined || response.status === 503) return false;
	if (response.status === 200) return true;
	throw new Error(`Submission ${number} was answered with ${response.status}.`);
}

/** @param trouble - the share of mails that something goes wrong with, from 0 to 1 */
function reactionOf(trouble: number): Reaction {
	const luck = random() / trouble;
	if (luck >= 1) return "take";
	if (luck < 0.4) return { refuse: "451 busy" };
	if (luck < 0.7) return { takeAfter: 300 * random() };
	return luck < 0.71 ? "stall" : "hang-up";
}

function numberOf(message: string): number {
	return Number(/chaos-(\d+)-mark/.exec(message)?.[1]);
}

const [numbers] = fc.sample(fc.noBias(fc.infiniteStream(fc.nat(999_999))), 1);

/** Numbers from 0 to below 1 that depend on the seed. */
function random(): number {
	return Number(numbers?.next().value) / 1_000_000;
}

function pause(milliseconds: number): Promise<void> {
	return new Promise((done) => setTimeout(done, milliseconds));
}
