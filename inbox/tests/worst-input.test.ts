import { isBounded } from "@liberation/shared/bounded-text";
import { formNamed } from "@liberation/shared/content/forms";
import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { LARGEST_BODY } from "../accept/body.ts";
import { CHARACTERS, oneOfEach } from "./any-text.ts";
import { formNames, forms } from "./content.ts";
import { sound } from "./mail/every-mail.ts";
import { delivery, ENDPOINT, freshKey, jsonRequest, QUIZ, SITE } from "./support.ts";

/* No body up to the limit costs much more than one of plain letters, whatever it holds and wherever that stands. */

/** Milliseconds of processor time above a body of plain letters. */
const MOST = 100;
/** `npm run test:long` tries 1,000 bodies. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 600) / 10;

const SECRET = "0123456789abcdef0123456789abcdef";

const ENCODINGS = ["form", "raw form", "JSON", "escaped JSON"] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Returns the answers that have a text at one place: a value, a nested value or a name. */
type Place = readonly [url: string, answers: (text: string) => object];

const PLACES: readonly Place[] = [
	...Object.entries(forms).flatMap(([form, { fields }]) =>
		[...fields.map(({ name }) => name), "leaveEmpty", "idempotencyKey", "unknown"].map(
			(name): Place => [`${ENDPOINT}/${form}`, (text) => ({ [name]: text })],
		),
	),
	[`${ENDPOINT}/contact`, (text) => ({ [text]: "" })],
	[`${ENDPOINT}/contact`, (text) => ({ message: [text] })],
	...[...Object.keys(QUIZ), "idempotencyKey"].map(
		(name): Place => [`${ENDPOINT}/quiz`, (text) => ({ ...QUIZ, [name]: text })],
	),
	[`${ENDPOINT}/quiz`, (wording) => ({ ...QUIZ, consent: { ...QUIZ.consent, wording } })],
	[`${ENDPOINT}/quiz`, (at) => ({ ...QUIZ, consent: { ...QUIZ.consent, at } })],
	[`${ENDPOINT}/quiz`, (text) => ({ ...QUIZ, consent: { ...QUIZ.consent, [text]: "" } })],
	[`${ENDPOINT}/quiz`, (text) => ({ ...QUIZ, pillars: [text] })],
	[`${ENDPOINT}/bounces`, (Email) => ({ RecordType: "SpamComplaint", Email })],
	[`${ENDPOINT}/bounces`, (text) => ({ [text]: "" })],
	[`${SITE}/desk/sign-in`, (email) => ({ email })],
	[`${SITE}/desk/sign-in`, (to) => ({ email: "maya@school.test", to })],
];

function encoded(answers: object, encoding: Encoding): string {
	if (encoding === "form" || encoding === "raw form") {
		const pairs = Object.entries(answers).map(([name, value]) => [name, String(value)]);
		return encoding === "form"
			? String(new URLSearchParams(pairs))
			: pairs.map((pair) => pair.join("=")).join("&");
	}
	const text = JSON.stringify(answers);
	const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
	return encoding === "JSON" ? text : text.replace(/[^ -~]/g, escaped);
}

function requestOf(url: string, encoding: string, body: string): Request {
	return new Request(url, {
		method: "POST",
		headers: {
			"Content-Type": `application/${encoding.endsWith("JSON") ? "json" : "x-www-form-urlencoded"}`,
			Authorization: `Basic ${btoa(`:${SECRET}`)}`,
		},
		body,
	});
}

type Running = Awaited<ReturnType<typeof delivery>>;

async function costOf(text: string, work: (running: Running, text: string) => Promise<unknown>) {
	const running = await delivery({
		settings: { bounceSecret: SECRET },
		desk: { previewToken: "" },
	});
	const before = process.cpuUsage();
	await work(running, text);
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}

/** Measures again, because other work on the machine adds to a reading: only a cost that repeats counts. */
async function expectCheap(
	[plain, text]: readonly [string, string],
	work: (running: Running, text: string) => Promise<unknown>,
): Promise<void> {
	const most = (await costOf(plain, work)) + MOST;
	let cost = Number.POSITIVE_INFINITY;
	for (let round = 0; round < 5 && cost > most; round += 1)
		cost = Math.min(cost, await costOf(text, work));
	expect(cost, text.slice(0, 100)).toBeLessThanOrEqual(most);
}

/** Repeats a unit as often as fits into the body. */
function filling(unit: string, encoding: Encoding, of: readonly string[]): string {
	const sizeOf = (text: string) =>
		new TextEncoder().encode(encoded({ [text]: "" }, encoding)).length;
	const [all, twice] = [of.join(""), of.join("").repeat(2)];
	return unit.repeat(Math.floor((LARGEST_BODY - 2_000) / (sizeOf(twice) - sizeOf(all))));
}

/** One mark of each combining class, in reverse canonical order, which is the most expensive to sort. */
const classes = CHARACTERS.filter(
	(each) => /\p{M}/u.test(each) && each.normalize("NFD") === each,
).reduce<string[]>((found, mark) => {
	const isLess = (one: string, other: string) => (other + one).normalize("NFD") !== other + one;
	if (!isLess(mark, "\u0301") && !isLess("\u0334", mark)) return found;
	if (!found.some((each) => !isLess(each, mark) && !isLess(mark, each))) found.push(mark);
	return found.sort((one, other) => (isLess(one, other) ? 1 : -1));
}, []);

/** Characters that decompose into several marks, many letters or syllable parts, or grow in lower case. */
const DECOMPOSED = [
	..."\u0344\u0f73\u0f81\uff9e\u{16d67}\u1161\u11a8가\ufdfa\u1f82\u{1d160}İﬃ\u034f",
];
/** Characters that regular expressions match or encodings escape. */
const PATTERNS = [...'a1.@+-%&=[]{}"\\,:;<> \t\n\r\u200b\u{1f33f}\0'];

test("text with too many combining marks is normalized nowhere", async () => {
	const normalize = vi.spyOn(String.prototype, "normalize");
	onTestFinished(() => normalize.mockRestore());
	expect(classes.length).toBeGreaterThanOrEqual(50);
	const { handle } = await delivery({ settings: { bounceSecret: SECRET } });
	for (const [index, [url, answers]] of PLACES.entries()) {
		const encoding = ENCODINGS[index % ENCODINGS.length] ?? "form";
		const text = classes.map((mark) => filling(mark, encoding, classes)).join("");
		await handle(requestOf(url, encoding, encoded(answers(text), encoding)), "192.0.2.1");
	}
	for (const given of normalize.mock.contexts)
		expect(isBounded(String(given), LARGEST_BODY)).toBe(true);
});

const texts = fc
	.record({
		place: fc.constantFrom(...PLACES),
		encoding: fc.constantFrom(...ENCODINGS),
		units: fc.array(fc.constantFrom(...classes, ...DECOMPOSED, ...PATTERNS), {
			minLength: 1,
			maxLength: 5,
		}),
		isSorted: fc.boolean(),
		before: fc.constantFrom("", "a", "a@"),
		after: fc.constantFrom("", "a", "@", "\n"),
	})
	.map(({ place: [url, answers], encoding, units, isSorted, before, after }) => {
		const blocks = isSorted ? units : [units.join("")];
		const filled = blocks.map((block) => filling(block, encoding, units)).join("");
		return { url, encoding, body: encoded(answers(before + filled + after), encoding) };
	});

/** A body that repeats opening and closing parts as often as fits; `#` stands for the number of the repetition. */
function shape(encoding: "form" | "JSON", parts: readonly string[]) {
	const [before = "", open = "", middle = "", close = "", after = ""] = parts;
	const count = Math.floor(LARGEST_BODY / Math.max(8, 5 * (open + close).length));
	const repeated = (text: string) =>
		Array.from({ length: count }, (_, index) => text.replaceAll("#", `${index}`)).join("");
	const body = before + repeated(open) + middle + repeated(close) + after;
	return { url: `${ENDPOINT}/contact`, encoding, body };
}

const pieces = {
	form: ["a", "&", "=", "%", "+", "%E2%80%8B", "#"],
	JSON: ["{", '"a":', "[", "]", "}", "0,", '"', "\\ud800", "#"],
};
const shapes = fc.constantFrom("form" as const, "JSON" as const).chain((encoding) => {
	const part = fc.array(fc.constantFrom(...pieces[encoding]), { maxLength: 4 });
	const parts = fc.array(
		part.map((all) => all.join("")),
		{ minLength: 5, maxLength: 5 },
	);
	return parts.map((all) => shape(encoding, all));
});

test("no body up to the limit costs 100 ms more than a plain one, whatever its shape and text", async () => {
	await fc.assert(
		fc.asyncProperty(fc.oneof(texts, shapes), ({ url, encoding, body }) => {
			const plain = encoding.endsWith("JSON") ? '{"a":"a"}' : "a=a";
			return expectCheap([plain, body], ({ handle }, each) =>
				handle(requestOf(url, encoding, each), "192.0.2.1"),
			);
		}),
		{
			numRuns: RUNS,
			examples: [
				[shape("form", ["", "#&"])],
				[shape("form", ["", "a=1&"])],
				[shape("JSON", ["{", '"#":0,', "", "", '"a":0}'])],
				[shape("JSON", ['{"a":', '{"a":', "0", "}", "}"])],
				[shape("JSON", ['{"a":', "[", "", "]", "}"])],
				[shape("JSON", ['{"a":[', "0,", "0", "", "]}"])],
			],
		},
	);
});

/** Stores a submission with a text in each text area, and a note; then finds, shows and exports it. */
async function storeAndShow({ handle, store }: Running, form: string, text: string): Promise<void> {
	const answers = formNamed(forms, form).fields.map((field) => [
		field.name,
		field.kind === "textarea" ? text : sound(field),
	]);
	const sent = { ...Object.fromEntries(answers), idempotencyKey: freshKey() };
	const { status } = await handle(jsonRequest(form, sent));
	const [{ id } = { id: "" }] = (await store.list({}, 1)).submissions;
	const isTaken =
		isBounded(text, 10_000) && !/(?![\t\n\r])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(text);
	expect(status === 200, text.slice(0, 40)).toBe(isTaken);
	const words = encodeURIComponent(text.slice(0, 200).toWellFormed());
	for (const path of [`?words=${words}`, `submissions/${id}`, "export.csv"])
		await (await handle(new Request(`${SITE}/desk/${path}`))).text();
	const note = requestOf(
		`${SITE}/desk/submissions/${id}/note`,
		"JSON",
		JSON.stringify({ formToken: "", before: "", note: text.repeat(2) }),
	);
	note.headers.set("Origin", SITE);
	await handle(note);
}

test("no text costs 100 ms more than letters to store, find, show and export, whatever stands between its marks", async () => {
	const run = classes.slice(0, 29).join("");
	const withTexts = formNames.filter((name) =>
		formNamed(forms, name).fields.some(({ kind }) => kind === "textarea"),
	);
	const repeated = (unit: string) => unit.repeat(9_990 / unit.length);
	await fc.assert(
		fc.asyncProperty(fc.constantFrom(...withTexts), oneOfEach, async (form, all) => {
			for (const sign of all)
				await expectCheap([repeated("a"), repeated(run + sign)], (running, text) =>
					storeAndShow(running, form, text),
				);
		}),
		{ numRuns: Math.ceil(RUNS / 30) },
	);
});
