import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { sha256 } from "../common/digest.ts";
import { createAnswers } from "../delivery.ts";
import { addressDigest, clientKeys } from "../limits/keys.ts";
import { limitSubmission } from "../limits/limits.ts";
import { LIMITS, type Limits } from "../limits/table.ts";
import { clientAddress } from "../runtimes/node/client-address.ts";
import { words } from "./content.ts";
import { CONTACT, delivery, formRequest, jsonRequest, quizRequest, SITE } from "./support.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const limited = (given: Limits = {}) => delivery({ settings: { limits: { ...LIMITS, ...given } } });

let people = 0;
const contact = () => {
	people += 1;
	return formRequest("contact", { ...CONTACT, email: `person-${people}@mail.test` });
};

const answerSchema = z.object({
	status: z.literal("sent"),
	delayed: z.literal(true).optional(),
});

test("90 people behind one address are told whether their mail is delayed, and all get it within the hour", async () => {
	const { handle, clock, deliverer, mails, store } = await limited();
	const start = clock.time;
	/** When the mail to each address left. */
	const left = new Map<string, number>();
	/** Lets time pass, and sends each mail when it is due. */
	async function passUntil(time: number): Promise<void> {
		for (;;) {
			for (const { to } of mails.splice(0)) left.set(to.address, clock.time);
			const next = (await store.nextAttemptAt()) ?? time;
			if (next >= time) break;
			clock.time = Math.max(clock.time, next);
			await deliverer.deliverDue();
		}
		clock.time = time;
	}
	const asked = Array.from({ length: 90 }, (_, index) => ({
		at: start + index * 3_000,
		email: `staff-${index}@mail.test`,
	}));
	const told = new Map<string, boolean>();
	for (const { at, email } of asked) {
		await passUntil(at);
		const response = await handle(quizRequest({ email }), "192.0.2.1");
		const { status, delayed } = answerSchema.parse(await response.json());
		expect(status).toBe("sent");
		told.set(email, delayed ?? false);
	}
	await passUntil(start + 2 * HOUR);
	for (const { at, email } of asked) {
		const wait = (left.get(email) ?? Number.POSITIVE_INFINITY) - at;
		expect(wait > MINUTE, email).toBe(told.get(email));
		expect(wait, email).toBeLessThanOrEqual(HOUR);
	}
	expect([...told.values()].filter(Boolean).length).toBeGreaterThan(20);
});

/** Ten networks, five of IPv4 and five of IPv6, that send from many addresses. */
const crowds = fc.array(
	fc.record({
		at: fc.integer({ min: 0, max: 50 * MINUTE }),
		client: fc
			.tuple(fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 4), fc.boolean(), fc.integer({ min: 1, max: 9 }))
			.map(([network, isOld, end]) =>
				isOld ? `198.51.${network}.${end}` : `2001:db8:${network}:${end}::1`,
			),
	}),
	{ minLength: 100, maxLength: 300 },
);

test("under any load accepted mail leaves within the hour, and a newcomer's at once", async () => {
	const overall = { most: 150, seconds: 3_600 };
	await fc.assert(
		fc.asyncProperty(crowds, async (crowd) => {
			const { ports, clock } = await limited({ overall });
			const start = clock.time;
			const leaving = new Map<string, number[]>();
			const admit = async (at: number, client: string) => {
				clock.time = start + at;
				const email = `${leaving.size} ${at}@mail.test`;
				return limitSubmission(ports, client, { kind: "quiz", form: "quiz", email }, false);
			};
			for (const { at, client } of crowd.toSorted((one, other) => one.at - other.at)) {
				const admitted = await admit(at, client);
				if (!("delay" in admitted)) continue;
				expect(admitted.delay).toBeLessThanOrEqual(3_000);
				leaving.set(client, [...(leaving.get(client) ?? []), at + admitted.delay * 1000]);
			}
			for (const times of leaving.values()) expect(times).toEqual(times.toSorted((a, b) => a - b));
			expect(await admit(50 * MINUTE, "203.0.113.1")).toEqual({ delay: 0 });
		}),
		{ numRuns: Number(process.env.PROPERTY_RUNS ?? 5_000) / 1_000 },
	);
});

test("the last mail of a network leaves within fifty minutes, so that a retry is within the hour", async () => {
	const { ports } = await limited();
	const delays: number[] = [];
	for (let index = 0; index < 400; index += 1) {
		const whom = { kind: "quiz", form: "quiz", email: `${index}@mail.test` } as const;
		const admitted = await limitSubmission(ports, "192.0.2.1", whom, false);
		if ("delay" in admitted) delays.push(admitted.delay);
	}
	expect(delays.at(-1)).toBe(50 * 60);
	expect(delays).toHaveLength(300);
});

test("the founder is told once an hour that people are asked to come again", async () => {
	const { handle, mails } = await limited({ overall: { most: 3, seconds: 3_600 } });
	for (let index = 0; index < 6; index += 1) await handle(contact(), `192.0.${index}.1`);
	expect(mails.filter(({ subject }) => subject === words.notices.full.subject)).toHaveLength(1);
	expect(mails).toHaveLength(4);
});

test("what waits to be sent has a limit in bytes, above which people are asked to come again", async () => {
	const { ports, clock, store } = await limited({ overall: { most: 1, seconds: 3_600 } });
	const handle = createAnswers(ports);
	const context = { client: undefined, stored: () => undefined };
	const long = () => formRequest("contact", { ...CONTACT, message: "ᠮ".repeat(10_000) });
	const statuses: number[] = [];
	for (let hour = 0; hour < 5; hour += 1) {
		statuses.push((await handle(long(), context)).status);
		clock.time += HOUR;
	}
	expect(statuses).toEqual([200, 200, 200, 429, 429]);
	expect(await store.waitingBytes(clock.time)).toBeLessThan(400_000);
});

const two = { most: 2, seconds: 600 };
const FEW: Readonly<
	Record<string, readonly [Limits, (index: number) => Request, statuses: number[]]>
> = {
	"requests of a client, before they are read": [
		{ requestsPerClient: two },
		() => formRequest("newsletter", { email: "no address" }),
		[422, 422, 429],
	],
	"reports of bounces, before they are read": [
		{ requestsPerClient: two },
		() => jsonRequest("bounces", {}),
		[401, 401, 429],
	],
	"submissions of a client": [{ perClient: two }, contact, [200, 200, 429, 429]],
	"what is held as spam": [
		{ held: two },
		() => formRequest("contact", { ...CONTACT, leaveEmpty: "x" }),
		[200, 200, 429],
	],
	"a submission that is sent again, only once": [
		{ perClient: two },
		() => formRequest("contact", { ...CONTACT, idempotencyKey: "0123456789abcdef" }),
		[200, 200, 200, 200],
	],
	"a sign-up for its address, but not spam": [
		{ perSignUp: two },
		(index) =>
			formRequest("newsletter", {
				email: "zoe@mail.test",
				leaveEmpty: index < 3 ? "x" : "",
				idempotencyKey: `0123456789abcde${index}`,
			}),
		[200, 200, 200, 200, 200, 429],
	],
	"a message to the founder, but not for the address that it names": [
		{},
		(index) => formRequest("contact", { ...CONTACT, message: `message ${index}` }),
		Array(15).fill(200),
	],
};

test.each(Object.entries(FEW))("the limits count %s", async (_, [given, request, expected]) => {
	const settings = { limits: { ...LIMITS, ...given }, bounceSecret: "a password" };
	const { handle, store } = await delivery({ settings });
	const statuses: number[] = [];
	for (const index of expected.keys()) {
		const response = await handle(request(index), "192.0.2.1");
		statuses.push(response.status);
		if (response.status !== 429) continue;
		expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
		expect((await response.json()).message).toMatch(/\d+ (minutes?|hours?)/);
	}
	expect(statuses).toEqual(expected);
	// What is refused is not stored, and counts against nobody else.
	const taken = statuses.filter((status) => status === 200).length;
	expect((await store.list({}, 99)).submissions.length).toBeLessThanOrEqual(taken);
	expect((await handle(quizRequest({ email: CONTACT.email }), "192.0.2.9")).status).toBe(200);
});

test("a retry after a lost answer says whether the mail is still delayed", async () => {
	const { handle, clock } = await limited({ perClient: { atOnce: 0, most: 9, seconds: 3_600 } });
	const again = () => quizRequest({ email: "zoe@mail.test", idempotencyKey: "0123456789abcdef" });
	for (let index = 0; index < 5; index += 1)
		await handle(quizRequest({ role: "guide", secondary: null }), "192.0.2.1");
	for (const _ of [1, 2]) {
		expect(await (await handle(again(), "192.0.2.1")).json()).toEqual({
			status: "sent",
			delayed: true,
		});
	}
	clock.time += 5 * MINUTE;
	expect(await (await handle(again(), "192.0.2.1")).json()).toEqual({ status: "sent" });
});

test("a form whose mail is delayed leads to words about it on the thank-you page, without JavaScript", async () => {
	const { handle } = await limited({ perClient: { atOnce: 0, most: 9, seconds: 3_600 } });
	const leadsTo = async () => {
		const request = formRequest("newsletter", { email: "zoe@mail.test" }, { Accept: "text/html" });
		return (await handle(request, "192.0.2.1")).headers.get("location");
	};
	expect(await leadsTo()).toBe(`${SITE}/thanks/newsletter/`);
	for (let index = 0; index < 5; index += 1) await handle(contact(), "192.0.2.1");
	expect(await leadsTo()).toBe(`${SITE}/thanks/newsletter/#delayed`);
});

test("seven strangers who use up an address's limit, in any spelling and from anywhere in their networks, can't delay its owner's quiz mail", async () => {
	const { handle, mails } = await limited();
	for (let index = 0; index < 7 * 8; index += 1) {
		const email = index % 2 ? `z.o.e+${index}@gmail.com` : `zoe+${index}@googlemail.com`;
		await handle(quizRequest({ email }), `2001:db8:${index % 7}:${index}00::1`);
	}
	expect(mails.filter(({ to }) => /gmail|googlemail/.test(to.address))).toHaveLength(7 * 5);
	const own = await handle(quizRequest({ email: "zoe@gmail.com" }), "198.51.100.1");
	expect(await own.json()).toEqual({ status: "sent" });
	expect(mails.map(({ to }) => to.address)).toContain("zoe@gmail.com");
});

test("a third confirmation mail to an address in a day is refused, and says where to look", async () => {
	const { handle, mails } = await limited();
	const statuses: number[] = [];
	for (let index = 0; index < 4; index += 1) {
		const request = formRequest("newsletter", { email: `zoe+${index}@mail.test` });
		const response = await handle(request, `192.${index}.2.66`);
		statuses.push(response.status);
		if (response.status === 429)
			expect((await response.json()).message).toMatch(/inbox.*\d hours?/);
	}
	expect(statuses).toEqual([200, 200, 429, 429]);
	expect(mails).toHaveLength(2);
	expect((await handle(quizRequest({ email: "zoe@mail.test" }), "192.0.2.1")).status).toBe(200);
});

test.each([
	["192.0.2.1", "192.0.2.1"],
	["::ffff:192.0.2.1", "192.0.2.1"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
	["2001:DB8:0001:0002::9", "2001:db8:1:2::"],
])("requests from %s count for the client %s", (address, client) =>
	expect(clientKeys(address).client).toBe(client),
);

const behind = { clientAddressHeader: "x-forwarded-for", trustedProxies: ["127.0.0.1", "::1"] };
const headers = { "x-forwarded-for": "203.0.113.7, 192.0.2.1" };

test.each([
	["a stranger forges the header", "198.51.100.1", headers, "198.51.100.1"],
	["a trusted proxy sends no header", "127.0.0.1", {}, "127.0.0.1"],
])("the address that a request counts for, where %s", (_, remote, given, expected) => {
	expect(clientAddress({ remote, headers: given }, behind)).toBe(expected);
});

test("the address that a request counts for, where a proxy appends the client's port, is the last one without its port", () => {
	const address = fc.oneof(
		fc.ipV4().map((ip) => [ip, ip] as const),
		fc.tuple(fc.ipV4(), fc.nat(65_535)).map(([ip, port]) => [`${ip}:${port}`, ip] as const),
		fc.ipV6().map((ip) => [ip, ip] as const),
		fc.ipV6().map((ip) => [`[${ip}]`, ip] as const),
		fc.tuple(fc.ipV6(), fc.nat(65_535)).map(([ip, port]) => [`[${ip}]:${port}`, ip] as const),
	);
	fc.assert(
		fc.property(fc.array(address, { minLength: 1, maxLength: 3 }), (all) => {
			const given = { "x-forwarded-for": all.map(([written]) => written).join(", ") };
			const found = clientAddress({ remote: "127.0.0.1", headers: given }, behind);
			expect(found).toBe(all.at(-1)?.[1]);
		}),
	);
});

test("the digest of an address can't be made without the store's own key", async () => {
	const [one, other] = [await delivery(), await delivery()];
	const digests = [one, one, other].map(({ store }) => addressDigest(store, "Zoe@mail.test"));
	const [first, again, elsewhere] = await Promise.all(digests);
	expect(again).toBe(first);
	expect(elsewhere).not.toBe(first);
	expect(first).not.toBe(await sha256("address zoe@mail.test"));
});
