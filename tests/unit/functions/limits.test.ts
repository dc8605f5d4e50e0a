import { describe, expect, test } from "vitest";
import { words } from "../../../functions/content.ts";
import { foldAddress } from "../../../functions/limits/address.ts";
import { clientKey } from "../../../functions/limits/client.ts";
import { clientAddress } from "../../../functions/runtimes/node/client-address.ts";
import { readDeliverySettings } from "../../../functions/settings.ts";
import { CONTACT, delivery, formRequest, quizRequest } from "./support.ts";

const HOUR = 3_600_000;
const { limits } = readDeliverySettings({
	MAIL_FROM: "hello@school.test",
	MAIL_TO: "office@school.test",
	MAIL_TRANSPORT: "resend",
	RESEND_API_KEY: "re_key",
	SIGNING_SECRET: "0123456789abcdef0123456789abcdef",
});
const limited = (given: Partial<typeof limits> = {}) =>
	delivery({ settings: { limits: { ...limits, ...given } } });

let people = 0;
const contact = () => {
	people += 1;
	return formRequest("contact", { ...CONTACT, email: `person-${people}@mail.test` });
};

test("a workshop of forty people behind one address gets through, each with three submissions", async () => {
	const { handle } = await limited();
	for (let person = 0; person < 40; person += 1) {
		const email = `workshop-${person}@mail.test`;
		const all = [
			quizRequest({ email }),
			formRequest("newsletter", { email }),
			formRequest("contact", { ...CONTACT, email }),
		];
		for (const each of all) expect((await handle(each, "192.0.2.1")).status).toBe(200);
	}
});

describe("a client that sends too much", () => {
	const few = { perClient: { most: 2, seconds: 600 } };

	test("is told when to come back, and others are not held up", async () => {
		const { handle, clock } = await limited(few);
		const from = async (client: string) => (await handle(contact(), client)).status;
		expect([await from("192.0.2.1"), await from("192.0.2.1")]).toEqual([200, 200]);
		const refused = await handle(contact(), "192.0.2.1");
		expect(refused.status).toBe(429);
		const seconds = Number(refused.headers.get("retry-after"));
		expect(seconds).toBeGreaterThan(0);
		expect(await from("192.0.2.2")).toBe(200);
		clock.time += seconds * 1000;
		expect(await from("192.0.2.1")).toBe(200);
	});

	test("counts against nobody else from then on, and writes nothing", async () => {
		const { handle, store } = await limited(few);
		for (let index = 0; index < 2; index += 1) await handle(contact(), "192.0.2.1");
		for (let index = 0; index < 20; index += 1) {
			const response = await handle(quizRequest({ email: "zoe@mail.test" }), "192.0.2.1");
			expect(response.status).toBe(429);
		}
		expect((await store.list({}, 100)).submissions).toHaveLength(2);
		expect((await handle(quizRequest({ email: "zoe@mail.test" }), "192.0.2.9")).status).toBe(200);
	});

	test("may send what it has sent before: it gets the same answer", async () => {
		const { handle } = await limited(few);
		const again = () => formRequest("contact", { ...CONTACT, idempotencyKey: "0123456789abcdef" });
		for (let index = 0; index < 4; index += 1) {
			expect((await handle(again(), "192.0.2.1")).status).toBe(200);
		}
	});

	test("can't be a new one by another address of its own network", async () => {
		const { handle } = await limited(few);
		const statuses: number[] = [];
		for (const end of ["1", "2", "ffff:ffff:ffff:ffff"]) {
			const client = end.includes(":") ? `2001:db8:1:2:${end}` : `2001:db8:1:2::${end}`;
			statuses.push((await handle(contact(), client)).status);
		}
		expect(statuses).toEqual([200, 200, 429]);
		expect((await handle(contact(), "2001:db8:1:3::1")).status).toBe(200);
	});
});

describe("mail to one address", () => {
	test("is not sent without end, however the address is written and wherever it comes from", async () => {
		const { handle, mails } = await limited();
		for (let index = 0; index < 30; index += 1) {
			const email = index % 2 ? `z.o.e+${index}@gmail.com` : `zoe+${index}@googlemail.com`;
			await handle(quizRequest({ email }), `192.0.2.${index}`);
		}
		const sent = mails.filter(({ to }) => /gmail|googlemail/.test(to.address));
		expect(sent).toHaveLength(limits.perRecipient.most);
	});

	test("one client can't use up: its owner still gets theirs", async () => {
		const { handle } = await limited();
		for (let index = 0; index < 6; index += 1) await handle(quizRequest(), "192.0.2.66");
		expect((await handle(quizRequest(), "192.0.2.1")).status).toBe(200);
	});

	test("does not count where the visitor gets none", async () => {
		const { handle } = await limited();
		for (let index = 0; index < 15; index += 1) {
			const message = `message ${index}`;
			const response = await handle(formRequest("contact", { ...CONTACT, message }), "192.0.2.1");
			expect(response.status).toBe(200);
		}
	});
});

test("beyond the limit for everybody visitors are asked to come back, and the founder is told once", async () => {
	const { handle, mails, clock } = await limited({ overall: { most: 3, seconds: 3_600 } });
	const statuses: number[] = [];
	for (let index = 0; index < 6; index += 1) {
		statuses.push((await handle(contact(), `192.0.2.${index}`)).status);
	}
	expect(statuses).toEqual([200, 200, 200, 503, 503, 503]);
	const notices = mails.filter(({ subject }) => subject === words.notices.full.subject);
	expect(notices).toHaveLength(1);
	clock.time += HOUR;
	expect((await handle(contact(), "192.0.2.1")).status).toBe(200);
});

test("what is held as spam has a limit of its own", async () => {
	const { handle } = await limited({ held: { most: 2, seconds: 3_600 } });
	const spam = () => formRequest("contact", { ...CONTACT, leaveEmpty: "x" });
	const statuses: number[] = [];
	for (let index = 0; index < 3; index += 1) {
		statuses.push((await handle(spam(), `192.0.2.${index}`)).status);
	}
	expect(statuses).toEqual([200, 200, 429]);
	expect((await handle(contact(), "192.0.2.9")).status).toBe(200);
});

test.each([
	["Zoe@Mail.Test", "zoe@mail.test"],
	["zoe+quiz@mail.test", "zoe@mail.test"],
	["z.o.e+a+b@GMAIL.com", "zoe@gmail.com"],
	["zoe@googlemail.com", "zoe@gmail.com"],
	["z.o.e@mail.test", "z.o.e@mail.test"],
])("%s is the mailbox %s", (email, mailbox) => expect(foldAddress(email)).toBe(mailbox));

test.each([
	["192.0.2.1", "192.0.2.1"],
	["::ffff:192.0.2.1", "192.0.2.1"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
	["2001:DB8:0001:0002::9", "2001:db8:1:2::"],
])("%s is the client %s", (address, client) => expect(clientKey(address)).toBe(client));

describe("which address a request came from", () => {
	const behind = { clientAddressHeader: "x-forwarded-for", trustedProxies: ["127.0.0.1", "::1"] };
	const headers = { "x-forwarded-for": "203.0.113.7, 192.0.2.1" };

	test.each([
		["a proxy of ours names it last", "127.0.0.1", headers, "192.0.2.1"],
		["the same over IPv6", "::ffff:127.0.0.1", headers, "192.0.2.1"],
		["a stranger names another", "198.51.100.1", headers, "198.51.100.1"],
		["a proxy names none", "127.0.0.1", {}, "127.0.0.1"],
		["a proxy names no address", "127.0.0.1", { "x-forwarded-for": "me" }, "127.0.0.1"],
	])("%s", (_, remote, given, expected) => {
		expect(clientAddress({ remote, headers: given }, behind)).toBe(expected);
	});

	test("without a proxy the header says nothing", () => {
		const open = { ...behind, clientAddressHeader: undefined };
		expect(clientAddress({ remote: "127.0.0.1", headers }, open)).toBe("127.0.0.1");
	});
});
