import { createHandler } from "../../../functions/handler.ts";
import type { DeliverySettings, LogEntry, MailTransport, Store } from "../../../functions/ports.ts";
import { createMemoryStore } from "../../../functions/stores/memory.ts";
import {
	type CaptureTransport,
	createCaptureTransport,
} from "../../../functions/transports/capture.ts";
import { createSmtpTransport } from "../../../functions/transports/smtp.ts";
import { email as emailWords } from "../../../shared/quiz/messages.ts";

export const SITE = "https://www.school.test";
export const ENDPOINT = `${SITE}/api`;
export const INBOX = "office@school.test";
export const PARTNER = "https://partner.test";
export const FROM = { name: "Liberation Education", address: "hello@school.test" };

export const SETTINGS: DeliverySettings = {
	siteUrl: SITE,
	endpoint: ENDPOINT,
	inbox: { address: INBOX },
	secret: "a secret that only this test knows",
	partnerOrigins: [PARTNER],
	limits: {
		perClient: { count: 1_000, seconds: 600 },
		perRecipient: { count: 1_000, seconds: 3_600 },
	},
	patience: 5_000,
};

/** A handler with a clock that the test sets, and everything to look into. */
export function delivery(
	options: { transport?: MailTransport; settings?: Partial<DeliverySettings>; store?: Store } = {},
) {
	const clock = { time: Date.parse("2026-11-21T10:00:00Z"), now: () => clock.time };
	const captured: CaptureTransport = createCaptureTransport();
	const logs: LogEntry[] = [];
	const settings = { ...SETTINGS, ...options.settings };
	const handle = createHandler({
		settings,
		transport: options.transport ?? captured,
		store: options.store ?? createMemoryStore(clock),
		clock,
		logger: { log: (entry) => logs.push(entry) },
		clientAddress: (request) => request.headers.get("x-test-client") ?? undefined,
	});
	return { handle, clock, logs, mails: captured.mails };
}

/** What reaches a server on this machine, without encryption. */
export function loopbackSmtp(port: number): MailTransport {
	return createSmtpTransport({ host: "127.0.0.1", port, security: "none" }, FROM);
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
	consent: { wording: emailWords.consent, at: "2026-11-21T09:59:00.000Z" },
	role: "healer",
	secondary: "guide",
	pillars: ["perfectionism", "either_or"],
	partner: "land-and-seed-keepers",
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
