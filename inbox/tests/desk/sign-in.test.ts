import { expect, test, vi } from "vitest";
import words from "../../desk/words.json" with { type: "json" };
import { delivery, jsonRequest, SITE } from "../support.ts";
import { Browser, skipAnswerTime } from "./visitor.ts";

const MAYA = "maya@school.test";
const SAM = "sam@school.test";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

skipAnswerTime();

/** A desk, and browsers at it whose requests come from an address. */
async function desk() {
	const running = await delivery({ settings: { deskAddresses: [MAYA, SAM] } });
	const from = (client: string) =>
		new Browser((path, init) => running.handle(new Request(SITE + path, init), client));
	const links = () => running.mails.filter(({ subject }) => subject === words.mail.subject);
	const ask = (browser: Browser) => browser.post("/desk/sign-in", { email: MAYA });
	async function signIn(browser: Browser): Promise<void> {
		await ask(browser);
		const [path = ""] =
			links()
				.at(-1)
				?.text.match(/\/desk\/sign-in\?token=\S+/) ?? [];
		expect((await browser.post(path)).headers.get("location")).toBe("/desk/");
	}
	/** Asks for a link once from each of several networks, with an unknown browser. */
	async function strangers(count: number, times = 1): Promise<void> {
		const wishes = Array.from({ length: count * times }, (_, index) =>
			ask(from(`198.51.${index % count}.7`)),
		);
		await Promise.all(wishes);
	}
	return { ...running, from, links, ask, signIn, strangers };
}

test("strangers in any number of networks share 60 sign-in links an hour, and a known browser has its own limit", async () => {
	const { from, links, ask, signIn, strangers, clock } = await desk();
	const maya = from("192.0.2.1");
	await signIn(maya);
	clock.time += HOUR;
	const before = links().length;
	await strangers(70, 3);
	expect(links()).toHaveLength(before + 60);
	expect((await ask(maya)).status).toBe(303);
	expect(links()).toHaveLength(before + 61);
});

test("a known browser gets a link, however many strangers ask from its IP address", async () => {
	const { from, links, ask, signIn, clock } = await desk();
	const maya = from("192.0.2.1");
	await signIn(maya);
	clock.time += 24 * HOUR;
	const asked = await Promise.all(Array.from({ length: 40 }, () => ask(from("192.0.2.1"))));
	const guessed = await Promise.all(
		Array.from({ length: 40 }, (_, token) =>
			from("192.0.2.1").post(`/desk/sign-in?token=${token}`),
		),
	);
	for (const answers of [asked, guessed])
		expect(answers.map(({ status }) => status)).toContain(429);
	const before = links().length;
	expect((await ask(maya)).status).toBe(303);
	expect(links()).toHaveLength(before + 1);
	await maya.post(/\/desk\/sign-in\?token=\S+/.exec(links().at(-1)?.text ?? "")?.[0] ?? "");
	expect((await maya.get("/desk/")).status).toBe(200);
});

test.each([
	["made up", "A".repeat(43)],
	["that of another browser", undefined],
])("a known browser's cookie whose signature is %s lifts no limit", async (_, cookie) => {
	const { from, links, ask, signIn, clock } = await desk();
	const maya = from("192.0.2.1");
	await signIn(maya);
	const [token = "", signature = ""] = (maya.cookies.get("__Host-desk-known") ?? "").split(".");
	clock.time += HOUR;
	const before = links().length;
	const others = [..."ABCDEFGHIJ"].filter((each) => each !== token[0]);
	await Promise.all(
		others.map((letter) => {
			const stranger = from("198.51.100.7");
			const own = letter + token.slice(1);
			stranger.cookies.set("__Host-desk-known", `${own}.${cookie ?? signature}`);
			return ask(stranger);
		}),
	);
	expect(links()).toHaveLength(before + 3);
});

test("one browser gets one mail a minute, however often it asks", async () => {
	const { from, links, ask, clock } = await desk();
	const maya = from("192.0.2.1");
	for (let index = 0; index < 3; index += 1) await ask(maya);
	expect(links()).toHaveLength(1);
	clock.time += MINUTE + 1;
	await ask(maya);
	expect(links()).toHaveLength(2);
});

test("everyone who may sign in gets one mail a day about strangers' attempts, unless they are few", async () => {
	const { mails, strangers, clock } = await desk();
	const told = () => mails.filter(({ subject }) => subject === words.mail.attemptsSubject);
	await strangers(5);
	expect(told()).toEqual([]);
	await strangers(12, 2);
	expect(
		told()
			.map(({ to }) => to.address)
			.toSorted(),
	).toEqual([MAYA, SAM]);
	clock.time += 24 * HOUR;
	await strangers(12);
	expect(told()).toHaveLength(4);
});

test("a sign-in without an email address gets the same answer as a stranger's", async () => {
	const { handle } = await delivery();
	const answer = (email: unknown) => handle(jsonRequest("../desk/sign-in", { email }));
	for (const email of [{ toString: 1 }, ["maya@school.test"], 1, null, "stranger@mail.test"])
		expect((await answer(email)).headers.get("location")).toBe("/desk/asked");
});

test("every answer about a sign-in takes the same time, whoever asks (timing attack)", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "performance"] }).setTimerTickMode("nextTimerAsync");
	const { handle } = await delivery({ settings: { deskAddresses: [MAYA] } });
	for (const email of [MAYA, "stranger@mail.test"]) {
		const before = performance.now();
		await handle(jsonRequest("../desk/sign-in", { email }));
		expect(performance.now() - before, email).toBe(500);
	}
});
