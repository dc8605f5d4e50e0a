import { describe, expect, test } from "vitest";
import { sha256 } from "../common/digest.ts";
import { addressDigest, clientKeys, foldAddress } from "../limits/keys.ts";
import { clientAddress } from "../runtimes/node/client-address.ts";
import { readDeliverySettings } from "../settings/settings.ts";
import { words } from "./content.ts";
import {
	buildFor,
	CONTACT,
	delivery,
	ENDPOINT,
	formRequest,
	quizRequest,
	SITE,
} from "./support.ts";

const HOUR = 3_600_000;
const { limits } = readDeliverySettings(
	{
		MAIL_FROM: "hello@school.test",
		MAIL_TO: "office@school.test",
		MAIL_TRANSPORT: "resend",
		RESEND_API_KEY: "re_key",
		SIGNING_SECRET: "0123456789abcdef0123456789abcdef",
	},
	buildFor(SITE, ENDPOINT),
);
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

test("strangers who have used up an address's mails don't shut out its owner: theirs is held for release", async () => {
	const { handle, store, mails } = await limited();
	for (let index = 0; index < 12; index += 1) await handle(quizRequest(), `192.${index}.2.66`);
	const before = mails.length;
	const response = await handle(quizRequest({ role: "guide", secondary: null }), "198.51.100.1");
	expect(await response.json()).toEqual({ status: "sent" });
	expect(mails).toHaveLength(before);
	const { submissions } = await store.list({ state: "held", role: "guide" }, 10);
	expect(submissions).toHaveLength(1);
});

test("one client can't have mail sent to any number of strangers, and the founder is told", async () => {
	const { handle, store, mails } = await limited();
	const { most } = limits.recipientsPerClient;
	for (let index = 0; index < most + 5; index += 1) {
		const email = `stranger-${index}@mail.test`;
		const request = index % 2 ? quizRequest({ email }) : formRequest("newsletter", { email });
		expect((await handle(request, "192.0.2.66")).status).toBe(200);
	}
	expect(mails.filter(({ to }) => to.address.startsWith("stranger"))).toHaveLength(most);
	expect((await store.list({ state: "held" }, 10)).submissions).toHaveLength(5);
	expect(mails.filter(({ subject }) => subject === words.notices.full.subject)).toHaveLength(1);
	await handle(quizRequest({ email: "zoe@mail.test" }), "192.0.2.1");
	expect(mails.map(({ to }) => to.address)).toContain("zoe@mail.test");
});

test("beyond the limit for everybody submissions are stored and held, and the founder is told once", async () => {
	const { handle, mails, clock, store } = await limited({ overall: { most: 3, seconds: 3_600 } });
	for (let index = 0; index < 6; index += 1) {
		expect((await handle(contact(), `192.0.${index}.1`)).status).toBe(200);
	}
	expect((await store.list({ state: "held" }, 10)).submissions).toHaveLength(3);
	const notices = mails.filter(({ subject }) => subject === words.notices.full.subject);
	expect(notices).toHaveLength(1);
	expect(mails).toHaveLength(4);
	clock.time += HOUR;
	await handle(contact(), "192.0.9.1");
	expect(mails).toHaveLength(5);
});

describe("a network that sends from many addresses", () => {
	test.each([
		["a /56 of IPv6", (index: number) => `2001:db8:1:${index.toString(16)}::1`, "perNetwork"],
		["a /48 of IPv6", (index: number) => `2001:db8:1:${index.toString(16)}00::1`, "perWideNetwork"],
		["a /24 of IPv4", (index: number) => `198.51.100.${index}`, "perNetwork"],
	] as const)("%s has a limit of its own", async (_, client, name) => {
		const { handle } = await limited({ [name]: { most: 5, seconds: 600 } });
		const statuses: number[] = [];
		for (let index = 1; index <= 6; index += 1) {
			statuses.push((await handle(contact(), client(index))).status);
		}
		expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
		expect((await handle(contact(), "203.0.113.1")).status).toBe(200);
		expect((await handle(contact(), "2001:db8:2::1")).status).toBe(200);
	});
});

test("a client is counted before anything that it sends is read", async () => {
	const { handle } = await limited({ requestsPerClient: { most: 2, seconds: 600 } });
	const statuses: number[] = [];
	for (let index = 0; index < 3; index += 1) {
		const refused = formRequest("newsletter", { email: "no address" });
		statuses.push((await handle(refused, "192.0.2.1")).status);
	}
	expect(statuses).toEqual([422, 422, 429]);
});

test("sign-ups that strangers type for an address don't count against its owner", async () => {
	const { handle, mails } = await limited();
	for (let index = 0; index < 10; index += 1) {
		const email = `zoe+${index}@mail.test`;
		const request = formRequest("newsletter", { email });
		expect((await handle(request, `192.${index}.2.66`)).status).toBe(200);
	}
	expect(mails).toHaveLength(limits.perSignUp.most);
	expect((await handle(quizRequest({ email: "zoe@mail.test" }), "192.0.2.1")).status).toBe(200);
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
])("%s is the client %s", (address, client) => expect(clientKeys(address).client).toBe(client));

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

test("the digest of an address can't be made without the store's own key", async () => {
	const [one, other] = [await delivery(), await delivery()];
	const digests = [one, one, other].map(({ store }) => addressDigest(store, "Zoe@mail.test"));
	const [first, again, elsewhere] = await Promise.all(digests);
	expect(again).toBe(first);
	expect(elsewhere).not.toBe(first);
	expect(first).not.toBe(await sha256("address zoe@mail.test"));
});
