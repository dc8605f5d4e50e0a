import { expect, test } from "vitest";
import { forms } from "../../../tools/forms.ts";
import { delivery, formRequest, jsonRequest, QUIZ } from "./support.ts";

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
