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
import { sound } from "./mail/every-mail.ts";
import { delivery, formRequest, jsonRequest, newest, quizRequest, SITE } from "./support.ts";
import { folderWith } from "./temporary-folder.ts";

/*
 * A year of the delivery, day by day, with a clock that the test sets. The table says who comes, what happens on which
 * day after that, and from which day until which their rows are there. Everybody in it comes once a quarter.
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

/** What is done at the desk, unless the words say who else does it. */
type Act =
	| "answered"
	| "unanswered"
	| "closed"
	| "reopened"
	| "release"
	| "retry"
	| "delete"
	| "delete-person"
	| "visitor confirms"
	| "visitor leaves"
	| "visitor takes the quiz"
	| "visitor signs up"
	| "service reports a bounce";

interface Person {
	/** The name of a form, or `quiz`. */
	readonly sends: string;
	/** Fills in what only machines do. */
	readonly isTrapped?: boolean;
	/** The server ends while it sends the founder's copy. */
	readonly isCutOff?: boolean;
	/** Whose mail is not taken, and for how many days; for ever where there is no such mailbox. */
	readonly refused?: readonly [Audience, days: number];
	/** By the day after they came. */
	readonly later?: Readonly<Record<number, Act>>;
	/** From which day until which there is a submission of a form, or a place on a list; `0-` is for good. */
	readonly there: Readonly<Record<string, string>>;
}

const member = (list: string) => `member of ${list}`;
const onQuizList = { [member("quiz")]: "0-" };

const PEOPLE: Readonly<Record<string, Person>> = {
	// What waits stays until it is answered.
	...perForm("unanswered", QUESTIONS, (sends) => ({ sends, there: { [sends]: "0-" } })),
	...perForm("answered", QUESTIONS, (sends) => ({
		sends,
		later: { 40: "answered" },
		there: { [sends]: "0-70" },
	})),
	"answered-twice": {
		sends: QUESTION,
		later: { 5: "answered", 20: "unanswered", 50: "answered" },
		there: { [QUESTION]: "0-80" },
	},
	// Waitlist places and partners' requests stay until they are closed.
	...perForm("open", PLACES, (sends) => ({
		sends,
		later: { 10: "answered" },
		there: { [sends]: "0-" },
	})),
	...perForm("closed", PLACES, (sends) => ({
		sends,
		later: { 90: "closed" },
		there: { [sends]: "0-120" },
	})),
	reopened: {
		sends: PLACE,
		later: { 20: "closed", 40: "reopened" },
		there: { [PLACE]: "0-" },
	},
	// Quiz takers are on a list until they leave it.
	quiz: { sends: "quiz", there: { quiz: "0-30", ...onQuizList } },
	"quiz-left": {
		sends: "quiz",
		later: { 60: "visitor leaves" },
		there: { quiz: "0-30", unsubscribe: "60-90", [member("quiz")]: "0-90" },
	},
	"quiz-bounced": {
		sends: "quiz",
		later: { 3: "service reports a bounce" },
		there: { quiz: "0-30", bounced: "3-33", ...onQuizList },
	},
	"quiz-deleted": {
		sends: "quiz",
		later: { 8: "delete" },
		there: { quiz: "0-8", ...onQuizList },
	},
	// A sign-up is a wish until it is confirmed; that it was is a second submission.
	...perForm("unconfirmed", LISTS, (sends) => ({ sends, there: { [sends]: "0-30" } })),
	...perForm("confirmed", LISTS, (sends) => ({
		sends,
		later: { 1: "visitor confirms" },
		there: { [sends]: "0-30 1-31", [member(sends)]: "1-" },
	})),
	...perForm("left", LISTS, (sends) => ({
		sends,
		later: { 1: "visitor confirms", 100: "visitor leaves" },
		there: { [sends]: "0-30 1-31", unsubscribe: "100-130", [member(sends)]: "1-130" },
	})),
	"came-back": {
		sends: LIST,
		later: {
			1: "visitor confirms",
			40: "visitor leaves",
			60: "visitor signs up",
			61: "visitor confirms",
		},
		there: { [LIST]: "0-30 1-31 60-90 61-91", unsubscribe: "40-70", [member(LIST)]: "1-" },
	},
	// Of the last of these sign-ups no mail leaves, because somebody who left is asked once a week at most.
	"asked-twice": {
		sends: LIST,
		later: {
			1: "visitor confirms",
			40: "visitor leaves",
			41: "visitor signs up",
			42: "visitor signs up",
		},
		there: { [LIST]: "0-30 1-31 41-71 42-72", unsubscribe: "40-70", [member(LIST)]: "1-70" },
	},
	// The founder has it: that the visitor's own mail never arrives keeps nothing.
	"no-such-mailbox": {
		sends: "quiz",
		refused: ["visitor", Number.POSITIVE_INFINITY],
		there: { quiz: "0-30", ...onQuizList },
	},
	"no-such-reader": {
		sends: LIST,
		refused: ["confirmation", Number.POSITIVE_INFINITY],
		there: { [LIST]: "0-30" },
	},
	"reader-away": { sends: LIST, refused: ["confirmation", 10], there: { [LIST]: "0-33" } },
	// What never reached the founder stays until it is sent again, answered or deleted.
	late: { sends: "quiz", refused: ["founder", 1], there: { quiz: "0-31", ...onQuizList } },
	lost: { sends: "quiz", refused: ["founder", 10], there: { quiz: "0-", ...onQuizList } },
	"lost-and-retried": {
		sends: "quiz",
		refused: ["founder", 10],
		later: { 50: "retry" },
		there: { quiz: "0-80", ...onQuizList },
	},
	"lost-and-answered": {
		sends: QUESTION,
		refused: ["founder", Number.POSITIVE_INFINITY],
		later: { 40: "answered" },
		there: { [QUESTION]: "0-70" },
	},
	uncertain: { sends: "quiz", isCutOff: true, there: { quiz: "0-", ...onQuizList } },
	"uncertain-and-retried": {
		sends: "quiz",
		isCutOff: true,
		later: { 50: "retry" },
		there: { quiz: "0-80", ...onQuizList },
	},
	// Spam goes after its own days, and what is released is like any other from then on.
	...perForm("spam", [...formNames, "quiz"], (sends) => ({
		sends,
		isTrapped: true,
		there: { [sends]: "0-14" },
	})),
	"released-question": {
		sends: QUESTION,
		isTrapped: true,
		later: { 5: "release" },
		there: { [QUESTION]: "0-" },
	},
	"released-quiz": {
		sends: "quiz",
		isTrapped: true,
		later: { 5: "release" },
		there: { quiz: "0-35", [member("quiz")]: "5-" },
	},
	"released-sign-up": {
		sends: LIST,
		isTrapped: true,
		later: { 5: "release", 6: "visitor confirms" },
		there: { [LIST]: "0-35 6-36", [member(LIST)]: "6-" },
	},
	// Of a deleted person nothing is there, but that they want no mail.
	forgotten: {
		sends: QUESTION,
		later: {
			2: "visitor takes the quiz",
			3: "visitor signs up",
			4: "visitor confirms",
			5: "visitor leaves",
			10: "delete-person",
			20: "visitor takes the quiz",
		},
		there: {
			[QUESTION]: "0-10",
			quiz: "2-10 20-50",
			[member("quiz")]: "2-10",
			[LIST]: "3-10 4-10",
			[member(LIST)]: "4-10",
			unsubscribe: "5-10",
		},
	},
};

function perForm(
	name: string,
	all: readonly string[],
	personOf: (form: string) => Person,
): Record<string, Person> {
	return Object.fromEntries(all.map((form) => [`${name}-${form}`, personOf(form)]));
}

const DAYS = 365;
const QUARTER = 91;

/** Everybody, each time that they come: spread over the year. */
const VISITS = Object.entries(PEOPLE).flatMap(([name, person], index) =>
	Array.from({ length: 4 }, (_, quarter) => ({
		...person,
		// None is the end of another.
		email: `v.${name}.${quarter}@year.test`,
		start: quarter * QUARTER + ((index * 17) % QUARTER),
	})),
);

type Visit = (typeof VISITS)[number];

/** What the table says is there at the end of a day. */
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
function isNew({ sends, isTrapped, start, later = {} }: Visit, day: number): boolean {
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

test("at the end of each day of a year, what is there is what the rule keeps, and nothing else", async () => {
	const file = join(folderWith({}), "year.sqlite");
	const year = await openYear(file);
	for (let day = 0; day < DAYS; day += 1) {
		await year.live(day);
		expect(await year.found(), `day ${day}`).toEqual(expectedOn(day));
	}
	// Whose data was deleted after they had left gets nothing, also where they take the quiz again.
	const forgotten = year.mails.filter(
		({ to, day }) => to === "v.forgotten.0@year.test" && day > 100,
	);
	expect(forgotten).toEqual([]);
	const digests = year.mails.filter(({ text }) => text.includes(deskWords.mail.digestElse));
	expect(digests.length).toBeGreaterThan(50);
	for (const { day, subject, text } of digests) {
		const waiting = VISITS.filter((visit) => isNew(visit, day));
		const overdue = waiting.filter((visit) => isOverdue(visit, day)).length;
		expect(subject, `day ${day}`).toMatch(
			new RegExp(
				`: ${waiting.length} p\\w+ waits? for an answer${overdue ? `, ${overdue} over` : ""}`,
			),
		);
		// It may be read after somebody is deleted.
		expect(text).not.toContain("@year.test");
	}

	// The file names nobody else, in whatever table or free page.
	await year.close();
	const bytes = readFileSync(file, "latin1");
	const there = new Set(expectedOn(DAYS - 1).map((row) => row.replace(/:.*/, "")));
	const named = VISITS.map(({ email }) => email).filter((email) => bytes.includes(email));
	expect(named.sort()).toEqual([...there].sort());
}, 300_000);

const PASSWORD = "the mail service's password";

interface SentMail {
	readonly day: number;
	readonly to: string;
	readonly subject: string;
	readonly text: string;
}

/** The delivery on a file, and what a day brings. */
async function openYear(file: string) {
	const mails: SentMail[] = [];
	/** Until when mail that names an address is not taken, by the address. */
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
	/** What each visitor sent first. */
	const ids = new Map<string, string>();

	async function send(form: string, { email, isTrapped, isCutOff }: Visit): Promise<void> {
		const request = requestOf(form, email, isTrapped ? { leaveEmpty: "x" } : {});
		const waiting = { client: undefined, stored: () => undefined };
		const response = await (isCutOff ? createAnswers(ports)(request, waiting) : handle(request));
		expect(response.status, `${form} of ${email}`).toBe(200);
		const id = (await newest(store, { form }))?.id ?? "";
		if (!ids.has(email)) ids.set(email, id);
		if (isCutOff) await cutOff(id);
	}

	/** Leaves behind what a server does that ends between the last byte and the acknowledgement. */
	async function cutOff(id: string): Promise<void> {
		const leased = await store.lease("outbox", clock.time, clock.time, 100);
		const own = leased.find(
			({ submissionId, audience }) => submissionId === id && audience === "founder",
		);
		expect(own && (await store.handOver(own.lease))).toBe(true);
	}

	/** Presses a button of the desk, where it asks first on the page that asks. */
	async function press(email: string, act: Act): Promise<void> {
		const at = `/desk/submissions/${ids.get(email)}`;
		const page = act.startsWith("delete") ? `${at}/${act}` : at;
		const { status, headers } = await founder.press(page, `${at}/${act}`);
		expect(status, `${act} of ${email}`).toBe(303);
		expect(headers.get("location"), `${act} of ${email}`).not.toContain("done=nothing");
	}

	/** Does what the newest link of a kind is for that an address got. */
	async function follow(email: string, link: RegExp): Promise<void> {
		const mail = mails.findLast(({ to, text }) => to === email && link.test(text));
		const [address = ""] = mail?.text.match(link) ?? [];
		expect((await handle(new Request(address, { method: "POST" }))).status).toBe(200);
	}

	async function reportBounce(email: string): Promise<void> {
		const Authorization = `Basic ${btoa(`service:${PASSWORD}`)}`;
		const bounce = { RecordType: "Bounce", Inactive: true, Email: email };
		expect((await handle(jsonRequest("bounces", bounce, { Authorization }))).status).toBe(200);
	}

	function act(what: Act, visit: Visit): Promise<void> {
		const { email } = visit;
		switch (what) {
			case "visitor confirms":
				return follow(email, /https:\S+\/confirm\?token=\S+/);
			case "visitor leaves":
				return follow(email, /https:\S+\/unsubscribe\?token=\S+/);
			case "visitor takes the quiz":
				return send("quiz", visit);
			case "visitor signs up":
				return send(LIST, visit);
			case "service reports a bounce":
				return reportBounce(email);
			default:
				return press(email, what);
		}
	}

	async function come(visit: Visit): Promise<void> {
		const [audience, days] = visit.refused ?? [];
		if (audience && days) refused.set(visit.email, { audience, until: clock.time + days * DAY });
		await send(visit.sends, visit);
	}

	return {
		mails,

		async close(): Promise<void> {
			// Writes the file anew, as the deletion of anybody does.
			await store.removePerson("nobody@year.test");
			await store.close();
		},

		/** A day: who comes and what is done in the morning, and what the server does by itself until the evening. */
		async live(day: number): Promise<void> {
			clock.time = START + day * DAY;
			for (const visit of VISITS) {
				if (visit.start === day) await come(visit);
				const what = visit.later?.[day - visit.start];
				if (what) await act(what, visit);
			}
			for (const hours of [0, 12]) {
				clock.time = START + day * DAY + hours * HOUR;
				await deliverer.deliverDue();
				await sweep();
				if (await writeDigest()) await deliverer.deliverDue();
			}
		},

		/** Every submission and every place on a list, but what the website tells the founder of itself. */
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

/** The quiz, or a form with a sound answer to each question. */
function requestOf(form: string, email: string, trap: Readonly<Record<string, string>>): Request {
	if (form === "quiz") return quizRequest({ email, ...trap });
	const answers = formNamed(forms, form).fields.map((field) => [
		field.name,
		field.kind === "email" ? email : sound(field),
	]);
	return formRequest(form, { ...Object.fromEntries(answers), ...trap });
}
