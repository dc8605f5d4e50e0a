/*
 * `npm run bench:desk`: how long the pages of the desk take with 100,000 submissions in a file of SQLite, or as many
 * as are named. Each is asked for several times; the median and the slowest are printed, in milliseconds.
 */
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROLE_KEYS } from "@liberation/shared/quiz/keys";
import Database from "libsql";
import { createAnswers } from "../../delivery.ts";
import { NO_LIMITS } from "../../limits/table.ts";
import { outboxChannel } from "../../send/outbox.ts";
import { openSqliteStore } from "../../store/sqlite.ts";
import { example } from "../content.ts";

const ROWS = Number(process.argv[2] ?? 100_000);
const TIMES = 11;
const MINUTE = 60_000;
const SITE = "https://www.example.org";

const LONG = "We would love to come and see the land with our children, if that suits you. ".repeat(
	4,
);

const folder = mkdtempSync(join(tmpdir(), "desk-"));
const file = join(folder, "submissions.sqlite");
const store = await openSqliteStore(file);
fill();
const answer = createAnswers(
	{
		settings: {
			...example,
			siteUrl: SITE,
			endpoint: `${SITE}/api`,
			inbox: { address: "hello@example.org" },
			secret: "nobody signs in here, and nothing leaves",
			partners: ["seeds"],
			deskAddresses: [],
			limits: NO_LIMITS,
		},
		store,
		mailChannel: outboxChannel,
		clock: Date,
		logger: { log: () => undefined },
	},
	{ previewToken: "bench" },
);

const middle = `${Date.now() - (ROWS / 2) * MINUTE}:x`;
const PAGES: Readonly<Record<string, string>> = {
	"the newest": "",
	"a page in the middle": `?after=${middle}`,
	new: "?view=new",
	waiting: "?view=waiting",
	delivered: "?view=delivered",
	undeliverable: "?view=undeliverable",
	held: "?view=held",
	"one form": "?form=visit",
	"one form, undeliverable": "?form=visit&view=undeliverable",
	"one role": "?role=healer",
	"one partner, from a day on": "?partner=seeds&from=2000-01-01",
	"a word that many have": "?words=land",
	"a word that nobody has": "?words=zzzz",
	counts: "counts",
	"a list": "lists/newsletter",
	"a submission": "submissions/s5",
};

console.log(`${ROWS} submissions, ${Math.round(statSync(file).size / 1024 ** 2)} MB`);
for (const [name, path] of Object.entries(PAGES)) {
	const times: number[] = [];
	for (let index = 0; index < TIMES; index += 1) times.push(await timeOf(path));
	times.sort((a, b) => a - b);
	const [median = 0, slowest = 0] = [times[Math.floor(TIMES / 2)], times.at(-1)];
	console.log(
		`${name.padEnd(28)} ${median.toFixed(0).padStart(5)} ${slowest.toFixed(0).padStart(5)}`,
	);
}
await store.close();
rmSync(folder, { recursive: true });

async function timeOf(path: string): Promise<number> {
	const start = performance.now();
	const response = await answer(new Request(`${SITE}/desk/${path}`), {
		client: undefined,
		stored: () => undefined,
	});
	await response.text();
	if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
	return performance.now() - start;
}

/** Submissions as they come: a third of the quiz, one in twenty not delivered, each with a mail of 8 kB. */
function fill(): void {
	const database = new Database(file);
	const submission = database.prepare<unknown[]>(
		`INSERT INTO submissions (id, fingerprint, form, email, answers, received_at, held, state, awaits_answer)
			VALUES (?, '', ?, ?, ?, ?, ?, ?, ?)`,
	);
	const message = database.prepare<unknown[]>(
		`INSERT INTO messages (id, submission_id, position, channel, audience, recipient, content, state, attempts,
			next_attempt_at, reason) VALUES (?, ?, 0, 'smtp', 'founder', 'hello@example.org', ?, ?, 1, ?, NULL)`,
	);
	const content = "x".repeat(8_000);
	const names = ["quiz", "contact", "visit", "waitlist", "quiz", "newsletter"];
	const states = ["undeliverable", "held", "waiting", "uncertain"];
	database.exec("BEGIN");
	for (let index = 0; index < ROWS; index += 1) {
		const form = names[index % names.length] ?? "quiz";
		const state = states[index % 100] ?? "delivered";
		const answers =
			form === "quiz"
				? { email: "a@b.test", role: ROLE_KEYS[index % 10], partner: index % 7 ? "" : "seeds" }
				: { name: `Person ${index}`, email: "a@b.test", message: LONG };
		const at = Date.now() - index * MINUTE;
		const isHeld = state === "held" ? 1 : 0;
		const awaits = ["contact", "visit", "waitlist"].includes(form) ? 1 : 0;
		const text = JSON.stringify(answers);
		submission.run(`s${index}`, form, `a${index}@b.test`, text, at, isHeld, state, awaits);
		message.run(`s${index}-founder`, `s${index}`, content, state, at);
	}
	database.exec("COMMIT");
	database.close();
}
