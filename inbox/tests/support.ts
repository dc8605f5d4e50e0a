import type { BuildInfo } from "@liberation/shared/build-info";
import { onTestFinished } from "vitest";
import { createDeliverer } from "../deliver/deliverer.ts";
import { createAnswers } from "../delivery.ts";
import type { DeskOptions } from "../desk/router.tsx";
import { NO_LIMITS } from "../limits/table.ts";
import type { Clock, LogEntry, Ports } from "../ports.ts";
import type { Mail, MailChannel, Sender } from "../send/channel.ts";
import { outboxChannel, outboxMail } from "../send/outbox.ts";
import { createSmtpChannel, type SmtpSettings } from "../send/smtp.ts";
import type { DeliverySettings } from "../settings/delivery-settings.ts";
import type { SubmissionStore } from "../store/sql/store.ts";
import { openSqliteStore } from "../store/sqlite.ts";
import type { SubmissionFilter } from "../store/types.ts";
import { english, example } from "./content.ts";

export const SITE = "https://www.school.test";
export const ENDPOINT = `${SITE}/api`;
export const INBOX = "office@school.test";
export const PARTNER = "https://partner.test";
export const FROM = { name: "Liberation Education", address: "hello@school.test" };

/** Each submission is mailed to the founder, also those that need nothing, unless a test says otherwise. */
const mailed = Object.entries(example.forms).map(
	([name, form]) => [name, form.isList ? { ...form, mailEach: true as const } : form] as const,
);

export const SETTINGS: DeliverySettings = {
	...example,
	forms: Object.fromEntries(mailed),
	mailEach: { quiz: true, leavers: true },
	languages: { en: english },
	siteUrl: SITE,
	endpoint: ENDPOINT,
	inbox: { address: INBOX },
	secret: "a secret that only this test knows",
	deskAddresses: ["maya@school.test"],
	limits: NO_LIMITS,
};

/** The build description of a site whose forms are posted to an endpoint. */
export function deliveryJson(siteUrl: string, endpoint: string | null): string {
	return JSON.stringify(buildFor(siteUrl, endpoint));
}

export const buildFor = (siteUrl: string, endpoint: string | null): BuildInfo => ({
	...example,
	languages: { en: english },
	siteUrl,
	endpoint,
});

interface Options {
	readonly settings?: Partial<DeliverySettings>;
	readonly store?: SubmissionStore;
	/** By default the mails are kept for the test. */
	readonly sender?: Partial<Sender> & Pick<Sender, "send">;
	readonly mailChannel?: MailChannel;
	/** By default a clock that the test sets. */
	readonly clock?: Clock;
	readonly desk?: DeskOptions;
}

/** A handler with a clock that the test sets, and everything to look into. What is stored leaves at once. */
export async function delivery({
	settings,
	store: given,
	sender,
	mailChannel = outboxChannel,
	clock: givenClock,
	desk,
}: Options = {}) {
	const clock = { time: Date.parse("2026-11-21T10:00:00Z"), now: () => clock.time };
	const store = given ?? (await openSqliteStore(":memory:"));
	const logs: LogEntry[] = [];
	const mails: Mail[] = [];
	const ports: Ports = {
		settings: { ...SETTINGS, ...settings },
		store,
		clock: givenClock ?? clock,
		mailChannel,
		logger: { log: (entry) => logs.push(entry) },
	};
	const keeping: Sender = {
		channel: "outbox",
		concurrency: 1,
		send: async ({ content }) => void mails.push(outboxMail(content)),
		...sender,
	};
	const deliverer = createDeliverer(ports, [keeping]);
	const answer = createAnswers(ports, desk);

	/** @param client - the address that the request comes from */
	async function handle(request: Request, client?: string): Promise<Response> {
		const calls: string[] = [];
		const response = await answer(request, { client, stored: () => void calls.push("stored") });
		if (calls.length > 0) await deliverer.deliverDue();
		return response;
	}
	return { handle, clock, logs, mails, store, ports, deliverer };
}

/** Real mail to a server on this machine. */
export function loopbackSmtp(
	port: number,
	security: SmtpSettings["security"] = "none",
	timeout?: number,
) {
	const channel = createSmtpChannel({ host: "127.0.0.1", port, security }, FROM, timeout);
	onTestFinished(() => channel.close?.());
	return { sender: channel, mailChannel: channel };
}

/** The newest submission of a kind, with its messages. */
export async function newest(store: SubmissionStore, filter: SubmissionFilter = {}) {
	const [listed] = (await store.list(filter, 1)).submissions;
	return listed && store.find(listed.id);
}

let keys = 0;

/** A key as browsers make them, unlike any other. */
export function freshKey(): string {
	keys += 1;
	return `1234567890-${keys}-2345678901-3456789012`;
}

export const CONTACT = {
	name: "Zoë O'Brien",
	email: "zoe.obrien@mail.test",
	inquiry: "media",
	message: "Guten Morgen,\r\n\r\nschöne Grüße: 你好 🌱",
};

/** A form as a page with JavaScript posts it. */
export function formRequest(
	form: string,
	answers: Readonly<Record<string, string>>,
	headers: Readonly<Record<string, string>> = {},
): Request {
	return new Request(`${ENDPOINT}/${form}`, {
		method: "POST",
		headers: {
			"Content-Type": "application/x-www-form-urlencoded",
			Accept: "application/json",
			...headers,
		},
		body: new URLSearchParams({ leaveEmpty: "", idempotencyKey: freshKey(), ...answers }),
	});
}

export const QUIZ = {
	email: "zoe.obrien@mail.test",
	consent: { wording: english.quiz.email.consent, at: "2026-11-21T09:59:00.000Z" },
	role: "healer",
	secondary: "guide",
	pillars: ["perfectionism", "either_or"],
	partner: "land-and-seed-keepers",
	language: "en",
};

/** The quiz's email step as the element posts it. */
export function quizRequest(
	submission: object = {},
	headers: Readonly<Record<string, string>> = {},
): Request {
	return jsonRequest("quiz", { idempotencyKey: freshKey(), ...QUIZ, ...submission }, headers);
}

export function jsonRequest(
	route: string,
	content: unknown,
	headers: Readonly<Record<string, string>> = {},
): Request {
	return new Request(`${ENDPOINT}/${route}`, {
		method: "POST",
		headers: { "Content-Type": "application/json", ...headers },
		body: JSON.stringify(content),
	});
}
