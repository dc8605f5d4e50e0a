import { expect, test } from "vitest";
import { readBody } from "../accept/body.ts";
import { forms } from "./content.ts";
import { delivery, ENDPOINT, formRequest, jsonRequest, QUIZ } from "./support.ts";

/*
 * Each field gets what patterns find hardest. No timing is tested but the difference between work that grows with the
 * length of the text and work that grows with its square, which is a hundred times as much here.
 */

const LENGTH = 60_000;
const WORST: readonly (readonly [name: string, text: string])[] = [
	["dots within an address", `a@${".".repeat(LENGTH)}@`],
	["labels within an address", `a@${"a.".repeat(LENGTH / 2)}@`],
	["spaces", `x${" ".repeat(LENGTH)}x`],
	["plus signs", `a${"+".repeat(LENGTH)}@mail.test\n`],
	["digits", `${"1".repeat(LENGTH)}x`],
	["line ends", `x${"\n".repeat(LENGTH / 3)}x`],
	["at signs", "@".repeat(LENGTH)],
];

/** Microseconds of processor time that any one request may take; what took too long here took 3,000,000. */
const MOST = 500_000;

const requests: [where: string, post: (text: string) => Request][] = [
	...Object.entries(forms).flatMap(([form, { fields }]) =>
		[...fields.map(({ name }) => name), "leaveEmpty", "idempotencyKey"].map(
			(name): [string, (text: string) => Request] => [
				`${form}, ${name}`,
				(text) => formRequest(form, { [name]: text }),
			],
		),
	),
	...[...Object.keys(QUIZ), "idempotencyKey"].map((name): [string, (text: string) => Request] => [
		`quiz, ${name}`,
		(text) => jsonRequest("quiz", { ...QUIZ, [name]: text }),
	]),
	["quiz, consent.wording", (wording) => jsonRequest("quiz", { ...QUIZ, consent: { wording } })],
	["quiz, consent.at", (at) => jsonRequest("quiz", { ...QUIZ, consent: { wording: "", at } })],
	["quiz, pillars", (text) => jsonRequest("quiz", { ...QUIZ, pillars: [text, text] })],
];

test.each(requests)("%s costs little, whatever it holds", async (_, post) => {
	const { handle } = await delivery();
	for (const [name, text] of WORST) {
		const request = post(text);
		const before = process.cpuUsage();
		await handle(request, "192.0.2.1");
		const { user, system } = process.cpuUsage(before);
		expect(user + system, name).toBeLessThan(MOST);
	}
});

/* Whole bodies, as long as any may be. Each is tried at half and at its full length. */

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";
const names = (count: number) => Array.from({ length: count }, (_, index) => index.toString(36));
const BODIES: readonly (readonly [name: string, type: string, make: (bytes: number) => string])[] =
	[
		["many names", FORM, (bytes) => names(bytes / 4).join("&")],
		["one name many times", FORM, (bytes) => "a&".repeat(bytes / 2)],
		["one name with many values", FORM, (bytes) => "a=1&".repeat(bytes / 4)],
		["nothing but separators", FORM, (bytes) => "&".repeat(bytes)],
		["escapes", FORM, (bytes) => `a=${"%E2%80%8B".repeat(bytes / 9)}`],
		["broken escapes", FORM, (bytes) => "%".repeat(bytes)],
		["spaces", FORM, (bytes) => `${"+".repeat(bytes / 2)}=${"+".repeat(bytes / 2)}`],
		["a long name", FORM, (bytes) => "a".repeat(bytes)],
		["members", JSON_TYPE, (bytes) => `{${names(bytes / 9).map((each) => `"${each}":0`)}}`],
		["one member many times", JSON_TYPE, (bytes) => `{${'"a":0,'.repeat(bytes / 6)}"a":0}`],
		["values", JSON_TYPE, (bytes) => `{"a":[${"0,".repeat(bytes / 2)}0]}`],
		[
			"lists in lists",
			JSON_TYPE,
			(bytes) => `{"a":${"[".repeat(bytes / 2)}${"]".repeat(bytes / 2)}}`,
		],
		["lists that don't end", JSON_TYPE, (bytes) => `{"a":${"[".repeat(bytes)}`],
		[
			"objects in objects",
			JSON_TYPE,
			(bytes) => `${'{"a":'.repeat(bytes / 6)}0${"}".repeat(bytes / 6)}`,
		],
		["halves of characters", JSON_TYPE, (bytes) => `{"a":"${"\\ud800".repeat(bytes / 6)}"}`],
	];

/** The least processor time of some readings, in microseconds. */
async function costOf(type: string, body: string): Promise<number> {
	const costs: number[] = [];
	for (let round = 0; round < 5; round += 1) {
		const headers = { "Content-Type": type };
		const request = new Request(`${ENDPOINT}/contact`, { method: "POST", headers, body });
		const before = process.cpuUsage();
		await readBody(request);
		const { user, system } = process.cpuUsage(before);
		costs.push(user + system);
	}
	return Math.min(...costs);
}

/** What a busy machine adds to any reading, in microseconds. */
const NOISE = 10_000;

test.each(BODIES)(
	"a body of %s costs twice as much where it is twice as long",
	async (_, type, make) => {
		const half = await costOf(type, make(30_000));
		expect(await costOf(type, make(60_000))).toBeLessThan(3 * half + NOISE);
	},
);
