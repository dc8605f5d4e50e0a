import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formNamed, promisedHours, waitsForOf } from "@liberation/shared/content/forms";
import { expect, test } from "vitest";
import { createAnswers, createDelivery } from "../delivery.ts";
import deskWords from "../desk/words.json" with { type: "json" };
import { SendError, type Sender } from "../send/channel.ts";
import { outboxChannel, outboxMail } from "../send/outbox.ts";
import { openSqliteStore } from "../store/sqlite.ts";
import type { Audience } from "../store/types.ts";
import { formNames, forms } from "./content.ts";
import { Browser } from "./desk/visitor.ts";
import { soundRequest } from "./mail/every-mail.ts";
import { delivery, jsonRequest, newest, SITE } from "./support.ts";
import { folderWith } from "./temporary-folder.ts";

/*
 * Months of the delivery, day by day, with a clock that the test sets. The table says who comes, what happens on which
 * day after that, and from which day until which their rows are there. In `npm run test:long` everybody comes twice,
 * spread over a year.
 */

/** What is done with is kept for 30 days, spam for 14. The table is written with these figures. */
const retention = { days: 30, spamDays: 14 };

const LISTS = formNames.filter((name) => formNamed(forms, name).isList);
const waitingFor = (what: "answer" | "closing") =>
	formNames.filter((name) => !LISTS.includes(name) && waitsForOf(forms, name) === what);
const QUESTIONS = waitingFor("answer");
const PLACES = waitingFor("closing");
const [QUESTION = ""] = QUESTIONS;
const [PLACE = ""] = PLACES;
const [LIST = ""] = LISTS;

interface Person {
	/** The name of a form, or `quiz`. */
	readonly sends: string;
	/** The days on which a form's submission or a list membership exists, such as `0-30`; `0-` has no end. */
	readonly there: Readonly<Record<string, string>>;
	/** Acts by the number of days after the first submission: buttons of the desk, unless they name somebody else. */
	readonly later: Readonly<Record<number, string>>;
	/** Whether the honeypot is filled in. */
	readonly isTrapped?: boolean;
	/** Whether the server ends while it sends the founder's copy. */
	readonly isCutOff?: boolean;
	/** Whose mail is refused, and for how many days; infinite for an unknown mailbox. */
	readonly refused?: readonly [Audience, days: number];
}

/** @param there - a text holds the days of what the person sends */
function person(
	sends: string,
	there: string | Person["there"],
	later: Person["later"] = {},
	more: Pick<Person, "isTrapped" | "isCutOff" | "refused"> = {},
): Person {
	return { sends, there: typeof there === "string" ? { [sends]: there } : there, later, ...more };
}

/** One person for each of several forms. */
function each(
	name: string,
	all: readonly string[],
	there: string | ((form: string) => Person["there"]),
	later?: Person["later"],
	more?: Pick<Person, "isTrapped">,
): Record<string, Person> {
	const personOf = (form: string) =>
		person(form, typeof there === "string" ? there : there(form), later, more);
	return Object.fromEntries(all.map((form) => [`${name}-${form}`, personOf(form)]));
}

const member = (list: string) => `member of ${list}`;
/** Who takes the quiz stays on its list. */
const quiz = (there: string, more: Person["there"] = {}) => ({
	quiz: there,
	[member("quiz")]: "0-",
	...more,
});
const isTrapped = true;
const NEVER = Number.POSITIVE_INFINITY;

const PEOPLE: Readonly<Record<string, Person>> = {
	// What waits stays until it is answered.
	...each("unanswered", QUESTIONS, "0-"),
	...each("answered", QUESTIONS, "0-70", { 40: "answered" }),
	"answered-twice": person(QUESTION, "0-80", { 5: "answered", 20: "unanswered", 50: "answered" }),
	// Waitlist places and partners' requests stay until they are closed.
	...each("open", PLACES, "0-", { 10: "answered" }),
	...each("closed", PLACES, "0-120", { 90: "closed" }),
	reopened: person(PLACE, "0-", { 20: "closed", 40: "reopened" }),
	// Quiz takers are on a list until they leave it.
	quiz: person("quiz", quiz("0-30")),
	"quiz-left": person("quiz", quiz("0-30", { unsubscribe: "60-90", [member("quiz")]: "0-90" }), {
		60: "visitor leaves",
	}),
	"quiz-bounced": person("quiz", quiz("0-30", { bounced: "3-33" }), {
		3: "service reports a bounce",
	}),
	"quiz-deleted": person("quiz", quiz("0-8"), { 8: "delete" }),
	// The confirmation of a sign-up is stored as a second submission.
	...each("unconfirmed", LISTS, "0-30"),
	...each("confirmed", LISTS, (list) => ({ [list]: "0-30 1-31", [member(list)]: "1-" }), {
		1: "visitor confirms",
	}),
	...each(
		"left",
		LISTS,
		(list) => ({ [list]: "0-30 1-31", unsubscribe: "100-130", [member(list)]: "1-130" }),
		{ 1: "visitor confirms", 100: "visitor leaves" },
	),
	"came-back": person(
		LIST,
		{ [LIST]: "0-30 1-31 60-90 61-91", unsubscribe: "40-70", [member(LIST)]: "1-" },
		{
			1: "visitor confirms",
			40: "visitor leaves",
			60: "visitor signs up",
			61: "visitor confirms",
		},
	),
	// The last of these sign-ups gets no mail: after unsubscribing, a confirmation link is mailed at most once a week.
	"asked-twice": person(
		LIST,
		{ [LIST]: "0-30 1-31 41-71 42-72", unsubscribe: "40-70", [member(LIST)]: "1-70" },
		{
			1: "visitor confirms",
			40: "visitor leaves",
			41: "visitor signs up",
			42: "visitor signs up",
		},
	),
	// A visitor's undeliverable mail prolongs no retention, because the founder has the submission.
	"no-such-mailbox": person("quiz", quiz("0-30"), {}, { refused: ["visitor", NEVER] }),
	"no-such-reader": person(LIST, "0-30", {}, { refused: ["confirmation", NEVER] }),
	"reader-away": person(LIST, "0-33", {}, { refused: ["confirmation", 10] }),
	// What never reached the founder stays until it is sent again, answered or deleted.
	late: person("quiz", quiz("0-31"), {}, { refused: ["founder", 1] }),
	lost: person("quiz", quiz("0-"), {}, { refused: ["founder", 10] }),
	"lost-and-retried": person("quiz", quiz("0-80"), { 50: "retry" }, { refused: ["founder", 10] }),
	"lost-and-answered": person(
		QUESTION,
		"0-70",
		{ 40: "answered" },
		{ refused: ["founder", NEVER] },
	),
	uncertain: person("quiz", quiz("0-"), {}, { isCutOff: true }),
	"uncertain-and-retried": person("quiz", quiz("0-80"), { 50: "retry" }, { isCutOff: true }),
	// Spam has its own retention, and what is released is kept like any other submission.
	...each("spam", [...formNames, "quiz"], "0-14", {}, { isTrapped }),
	"released-question": person(QUESTION, "0-", { 5: "release" }, { isTrapped }),
	"released-quiz": person(
		"quiz",
		quiz("0-35", { [member("quiz")]: "5-" }),
		{ 5: "release" },
		{ isTrapped },
	),
	"released-sign-up": person(
		LIST,
		{ [LIST]: "0-35 6-36", [member(LIST)]: "6-" },
		{ 5: "release", 6: "visitor confirms" },
		{ isTrapped },
	),
	// After a deletion, all that is left of a person is that they want no mail.
	forgotten: person(
		QUESTION,
		{
			[QUESTION]: "0-10",
			quiz: "2-10 20-50",
			[member("quiz")]: "2-10",
			[LIST]: "3-10 4-10",
			[member(LIST)]: "4-10",
			unsubscribe: "5-10",
		},
		{
			2: "visitor takes the quiz",
			3: "visitor signs up",
			4: "visitor confirms",
			5: "visitor leaves",
			10: "delete-person",
			20: "visitor takes the quiz",
		},
	),
};

/** How often everybody comes, and over how many days a round of visits is spread. */
const [TIMES, SPREAD] = process.env.WHOLE_YEAR ? [2, 182] : [1, 20];
/** Enough days to delete the last row of the table. */
const DAYS = TIMES * SPREAD + 131;

/** Every visit of every person. */
const VISITS = Object.entries(PEOPLE).flatMap(([name, person], index) =>
	Array.from({ length: TIMES }, (_, time) => ({
		...person,
		// No address ends with another one, because the file is searched for addresses.
		email: `v.${name}.${time}@year.test`,
		start: time * SPREAD + ((index * 17) % SPREAD),
	})),
);

type Visit = (typeof VISITS)[number];

/** The rows that the table expects at the end of a day. */
function expectedOn(day: number): string[] {
	const rowsOf = ({ email, start, there }: Visit) =>
		Object.entries(there).flatMap(([what, ranges]) =>
			ranges
				.split(" ")
				.map((range) => range.split("-").map(Number))
				.filter(([from = 0, until = 0]) => start + from <= day && (!until || day < start + until))
				.map(() => `${email}: ${what}`),
		);
	return VISITS.flatMap(rowsOf).sort();
}

/** Whether somebody waits for an answer at the end of a day. */
function isNew({ sends, isTrapped, start, later }: Visit, day: number): boolean {
	if (start > day || LISTS.includes(sends) || sends === "quiz") return false;
	const marks = ["release", "unanswered", "answered", "closed", "delete-person"];
	const done = Object.entries(later).filter(([after]) => start + Number(after) <= day);
	const last = done.map(([, act]) => act).findLast((act) => marks.includes(act));
	return last ? ["release", "unanswered"].includes(last) : !isTrapped;
}

/** Whether somebody waits longer than the form promises in the evening of a day. */
function isOverdue({ sends, start }: Visit, day: number): boolean {
	const hours = promisedHours(formNamed(forms, sends));
	return hours !== undefined && (day - start) * 24 + 12 > hours;
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const START = Date.parse("2026-01-01T10:00:00Z");

test("each day the store holds what the retention rule keeps, and nothing else", async () => {
	const file = join(folderWith({}), "year.sqlite");
	const year = await openYear(file);
	for (let day = 0; day < DAYS; day += 1) {
		await year.live(day);
		expect(await year.found(), `day ${day}`).toEqual(expectedOn(day));
	}
	// People whose data was deleted after they unsubscribed get no mail, even if they take the quiz again.
	const forgotten = VISITS.filter(({ email }) => email.startsWith("v.forgotten."));
	for (const { email, start } of forgotten) {
		const late = year.mails.filter(({ to, day }) => to === email && day > start + 5);
		expect(late).toEqual([]);
	}
	const digests = year.mails.filter(({ text }) => text.includes(deskWords.mail.digestElse));
	expect(digests.length).toBeGreaterThan(DAYS / 7 - 3);
	for (const { day, subject, text } of digests) {
		const waiting = VISITS.filter((visit) => isNew(visit, day));
		const overdue = waiting.filter((visit) => isOverdue(visit, day)).length;
		expect(subject, `day ${day}`).toMatch(
			new RegExp(
				`: ${waiting.length} p\\w+ waits? for an answer${overdue ? `, ${overdue} over` : ""}`,
			),
		);
		// It names only who waits.
		const addresses = waiting.map(({ email }) => email);
		for (const [address] of text.matchAll(/\S+@year\.test/g)) expect(addresses).toContain(address);
	}

	// The file contains no other address, in any table or free page.
	await year.close();
	const bytes = readFileSync(file, "latin1");
	const there = new Set(expectedOn(DAYS - 1).map((row) => row.replace(/:.*/, "")));
	const named = VISITS.map(({ email }) => email).filter((email) => bytes.includes(email));
	expect(named.sort()).toEqual([...there].sort());
});

const PASSWORD = "the mail service's password";

/** A delivery that stores in a file, and functions that simulate its days. */
async function openYear(file: string) {
	const mails: { day: number; to: string; subject: string; text: string }[] = [];
	/** The end of the time in which mail that names an address is refused. */
	const refused = new Map<string, { audience: Audience; until: number }>();
	const sender: Sender = {
		channel: "outbox",
		concurrency: 1,
		async send({ audience, content }) {
			for (const [email, { audience: whose, until }] of refused) {
				if (whose !== audience || until <= clock.time || !content.includes(email)) continue;
				throw new SendError("550", { fault: Number.isFinite(until) ? "moment" : "message" });
			}
			const { to, subject, text } = outboxMail(content);
			const day = Math.floor((clock.time - START) / DAY);
			mails.push({ day, to: to.address, subject, text });
		},
	};
	const { handle, clock, store, ports } = await delivery({
		store: await openSqliteStore(file),
		sender,
		settings: {
			retention,
			bounceSecret: PASSWORD,
			forms,
			mailEach: { quiz: true, leavers: false },
		},
		desk: { previewToken: "token" },
	});
	const { deliverer, sweep, writeDigest } = createDelivery({
		...ports,
		mailChannel: { ...outboxChannel, ...sender },
	});
	const founder = new Browser((path, init) => handle(new Request(`${SITE}${path}`, init)));
	/** The id of each visitor's first submission. */
	const ids = new Map<string, string>();

	async function send(form: string, visit: Visit): Promise<void> {
		const { email, isTrapped, isCutOff, refused: [audience, days = 0] = [] } = visit;
		if (audience && !ids.has(email))
			refused.set(email, { audience, until: clock.time + days * DAY });
		const request = soundRequest(form, email, isTrapped ? { leaveEmpty: "x" } : {});
		const waiting = { client: undefined, stored: () => undefined };
		const response = await (isCutOff ? createAnswers(ports)(request, waiting) : handle(request));
		expect(response.status, `${form} of ${email}`).toBe(200);
		const id = (await newest(store, { form, terms: [email] }))?.id ?? "";
		if (!ids.has(email)) ids.set(email, id);
		if (isCutOff) await cutOff(id);
	}

	/** Leaves a mail like a server that ends between the last byte and its acknowledgement. */
	async function cutOff(id: string): Promise<void> {
		const leased = await store.lease("outbox", clock.time, clock.time, 100);
		const own = leased.find(
			({ submissionId, audience }) => submissionId === id && audience === "founder",
		);
		expect(own && (await store.handOver(own.lease))).toBe(true);
	}

	/** Presses a button of the desk, or of the confirmation page behind it. */
	async function press(email: string, act: string): Promise<void> {
		const at = `/desk/submissions/${ids.get(email)}`;
		const page = act.startsWith("delete") ? `${at}/${act}` : at;
		const { status, headers } = await founder.press(page, `${at}/${act}`);
		expect(status, `${act} of ${email}`).toBe(303);
		expect(headers.get("location"), `${act} of ${email}`).not.toContain("done=nothing");
	}

	/** Follows the newest link of a kind that an address got, and presses its button. */
	async function follow(email: string, link: RegExp): Promise<void> {
		const mail = mails.findLast(({ to, text }) => to === email && link.test(text));
		const [address = ""] = mail?.text.match(link) ?? [];
		expect((await handle(new Request(address, { method: "POST" }))).status).toBe(200);
	}

	async function act(what: string, visit: Visit): Promise<void> {
		const { email } = visit;
		if (what === "visitor confirms") return follow(email, /https:\S+\/confirm\?token=\S+/);
		if (what === "visitor leaves") return follow(email, /https:\S+\/unsubscribe\?token=\S+/);
		if (what === "visitor takes the quiz") return send("quiz", visit);
		if (what === "visitor signs up") return send(LIST, visit);
		if (what !== "service reports a bounce") return press(email, what);
		const Authorization = `Basic ${btoa(`service:${PASSWORD}`)}`;
		const bounce = { RecordType: "Bounce", Inactive: true, Email: email };
		expect((await handle(jsonRequest("bounces", bounce, { Authorization }))).status).toBe(200);
	}

	return {
		mails,

		async close(): Promise<void> {
			await store.removePerson("nobody@year.test");
			expect(await store.forget()).toBe(true);
			await store.close();
		},

		/** A day: who comes and what is done in the morning, and what the server does by itself until the evening. */
		async live(day: number): Promise<void> {
			clock.time = START + day * DAY;
			for (const visit of VISITS) {
				if (visit.start === day) await send(visit.sends, visit);
				const what = visit.later[day - visit.start];
				if (what) await act(what, visit);
			}
			for (const hours of [0, 12]) {
				clock.time = START + day * DAY + hours * HOUR;
				await deliverer.deliverDue();
				await sweep();
				if (await writeDigest()) await deliverer.deliverDue();
			}
		},

		/** Every submission and list membership, except notices to the founder. */
		async found(): Promise<string[]> {
			const { submissions } = await store.list({ exceptForm: "notice" }, 10_000);
			const membersOf = async (list: string) =>
				(await store.listOptIns(list, 10_000)).optIns.map(
					({ email }) => `${email}: ${member(list)}`,
				);
			const members = await Promise.all([...LISTS, "quiz"].map(membersOf));
			const sent = submissions.map(({ email, form }) => `${email}: ${form}`);
			return [...sent, ...members.flat()].sort();
		},
	};
}
