import { SMTPServer } from "smtp-server";
import { describe, expect, onTestFinished, test } from "vitest";
import { troubleOf } from "../desk/health.ts";
import { SendError, type Sender } from "../send/channel.ts";
import { createSmtpChannel } from "../send/smtp.ts";
import { words } from "./content.ts";
import { startSmtpPeer } from "./smtp-peer.ts";
import {
	CONTACT,
	delivery,
	FROM,
	formRequest,
	loopbackSmtp,
	newest,
	quizRequest,
} from "./support.ts";

/* One mail that is refused while others of the same sender are taken, and settings under which none can be. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const BLOCKED = "blocked@mail.test";

const contact = (message: string) => formRequest("contact", { ...CONTACT, message });

/** A mail server, and an API, that refuse what is for one address as if it were the sender's fault. */
const REFUSING = {
	"a mail server by a policy": async () => {
		const peer = await startSmtpPeer();
		peer.refuseRecipient = (address) =>
			address === BLOCKED ? "550 5.7.1 Recipient address rejected: blocked by policy" : undefined;
		return loopbackSmtp(peer.port);
	},
	"an API by its status 403": async () => {
		const sender: Sender = {
			channel: "outbox",
			concurrency: 5,
			async send({ recipient }) {
				if (recipient === BLOCKED) throw new SendError("HTTP_403", { fault: "sender" });
			},
		};
		return { sender };
	},
};

describe.each(Object.entries(REFUSING))("one mail that is refused: %s", (_, channelOf) => {
	test("is given up after three days with a notice, and nothing says that no mail leaves", async () => {
		const { handle, deliverer, clock, store, ports } = await delivery(await channelOf());
		await handle(quizRequest({ email: BLOCKED }));
		const visitorsMail = async () => (await newest(store, { form: "quiz" }))?.messages[0];
		const start = clock.time;
		for (let hour = 0; hour < 80; hour += 1) {
			clock.time += HOUR;
			await handle(contact(`message ${hour}`));
			await deliverer.deliverDue();
			expect(await troubleOf(ports), String(hour)).toEqual([]);
			if (clock.time < start + 2.5 * DAY) expect((await visitorsMail())?.state).toBe("waiting");
		}
		const given = await visitorsMail();
		expect(given?.state).toBe("undeliverable");
		expect(given?.reason).not.toContain("SENDER");
		expect(given?.attempts).toBeLessThan(25);
		expect((await newest(store, { form: "notice" }))?.answers.text).toBe(
			words.notices.undeliverable.text,
		);
	});

	test("is the account's trouble as long as no other is taken", async () => {
		const { handle, deliverer, clock, store, ports } = await delivery(await channelOf());
		const founder = { ...ports.settings.inbox, address: BLOCKED };
		const broken = await delivery({
			...(await channelOf()),
			store,
			clock,
			settings: { inbox: founder },
		});
		await broken.handle(contact("to an inbox that takes nothing"));
		for (let hour = 0; hour < 100; hour += 1) {
			clock.time += HOUR;
			await broken.deliverer.deliverDue();
		}
		expect(await troubleOf(ports)).toEqual(["mail", "queue"]);
		expect((await newest(store))?.state).toBe("waiting");
		// As soon as one is taken, it isn't.
		await handle(contact("to an inbox that takes it"));
		await deliverer.deliverDue();
		expect(await troubleOf(ports)).toEqual([]);
	});
});

test("what was tried often waits behind what is new", async () => {
	const sent: string[] = [];
	const sender: Sender = {
		channel: "outbox",
		concurrency: 1,
		async send({ recipient }) {
			sent.push(recipient);
			if (recipient !== "office@school.test") throw new Error("busy");
		},
	};
	const { handle, deliverer, clock, store } = await delivery({ sender });
	for (let index = 0; index < 5; index += 1) {
		await handle(formRequest("newsletter", { email: `visitor-${index}@mail.test` }));
	}
	clock.time += HOUR;
	sent.length = 0;
	await store.insert({
		id: "new",
		fingerprint: "new",
		form: "contact",
		email: "",
		answers: {},
		receivedAt: clock.time,
		held: false,
		messages: [
			{
				id: "new-founder",
				channel: "outbox",
				audience: "founder",
				recipient: "office@school.test",
				content: "{}",
			},
		],
	});
	await deliverer.deliverDue();
	expect(sent).toHaveLength(6);
	expect(sent[0]).toBe("office@school.test");
});

describe("settings under which no mail can leave", () => {
	async function serverWith(options: ConstructorParameters<typeof SMTPServer>[0]) {
		const server = new SMTPServer({ logger: false, authOptional: true, ...options });
		server.on("error", () => undefined);
		await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
		onTestFinished(() => new Promise<void>((closed) => server.close(closed)));
		const address = server.server.address();
		return typeof address === "object" && address ? address.port : 0;
	}

	test.each([
		["a certificate that nobody vouches for", { secure: true }, "tls", "CERTIFICATE"],
		["the same by STARTTLS", {}, "starttls", "CERTIFICATE"],
		["no encryption where it is asked for", { isPlain: true }, "starttls", "SMTP_500"],
		["no encryption from the first byte", {}, "tls", "TLS"],
	] as const)("%s is said in the log and by /healthz", async (_, options, security, reason) => {
		const port = await serverWith(
			"isPlain" in options ? { disabledCommands: ["STARTTLS"] } : options,
		);
		const channel = createSmtpChannel({ host: "127.0.0.1", port, security }, FROM);
		onTestFinished(() => channel.close?.());
		const { handle, deliverer, clock, logs, ports } = await delivery({
			sender: channel,
			mailChannel: channel,
		});
		await handle(contact("Hi"));
		expect(logs.at(-1)).toMatchObject({ event: "retrying", reason: `SENDER_${reason}` });
		for (let day = 0; day < 5; day += 1) {
			clock.time += DAY;
			await deliverer.deliverDue();
		}
		expect(await troubleOf(ports)).toContain("mail");
		expect((await newest(ports.store))?.state).toBe("waiting");
	});
});
