import ipaddr from "ipaddr.js";
import { Webhook } from "standardwebhooks";
import { z } from "zod";
import { site } from "../content.ts";
import type { Mailbox } from "../mail/mail.ts";

/* What each environment variable may say. A message ends the sentence "found ..., expected ...". */

/** Environment variables, as a process or a host hands them over. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Where the handler answers on a site whose forms lead nowhere yet. */
const DEFAULT_ENDPOINT = "/api";

const filled = (expected: string) => z.string(expected).min(1, expected);
const address = (expected: string) =>
	z.string(expected).regex(/^https?:\/\/[\w.:-]+(?:\/[\w.-]+)*$/, expected);

const NAMED = /^([^<>"\p{Cc}]*)<([^\s<>]+)>$/u;
const mailbox = (expected: string) =>
	z.string(expected).transform((text, context): Mailbox => {
		const [, name = "", bracketed] = NAMED.exec(text.trim()) ?? [];
		const parsed = z.email().safeParse(bracketed ?? text.trim());
		if (parsed.success) return { name: name.trim() || undefined, address: parsed.data };
		context.addIssue({ code: "custom", message: expected });
		return z.NEVER;
	});

const port = z.coerce
	.number("a port, such as 587")
	.int("a port, such as 587")
	.min(0, "a port, such as 587")
	.max(65_535, "a port, such as 587");
const count = (expected: string) => z.coerce.number(expected).int(expected).min(1, expected);

/** Whether the library that signs webhooks accepts a secret. */
function isWebhookSecret(secret: string): boolean {
	try {
		new Webhook(secret);
		return true;
	} catch {
		return false;
	}
}

/** The variables that the build reads as well. */
export const siteVariables = {
	SITE_URL: address(
		"the address of the site without a slash at its end, such as https://www.example.org",
	).default(site.origin),
	FORMS_ENDPOINT: z
		.string()
		.regex(
			/^(?:https?:\/\/[\w.:-]+)?(?:\/[\w.-]+)+$/,
			"where forms are posted: a path such as /api, or a full address",
		)
		.default(site.formsEndpoint ?? DEFAULT_ENDPOINT),
};

export const variablesSchema = z.object({
	...siteVariables,
	MAIL_FROM: mailbox('a sender, such as "Liberation Education <hello@example.org>"'),
	MAIL_TO: mailbox("the address of your own inbox, such as hello@example.org"),
	MAIL_TRANSPORT: z.enum(["smtp", "resend"], 'one of "smtp" and "resend"'),
	SMTP_HOST: filled("the name of your mail server, such as smtp.example.org").optional(),
	SMTP_PORT: port.default(587),
	SMTP_SECURITY: z
		.enum(["tls", "starttls", "none"], 'one of "tls", "starttls" and "none"')
		.optional(),
	SMTP_USER: filled("the user name at your mail server").optional(),
	SMTP_PASSWORD: filled("the password at your mail server").optional(),
	RESEND_API_KEY: filled("an API key of Resend, which begins with re_").optional(),
	SIGNING_SECRET: z
		.string("32 random characters or more, such as `openssl rand -hex 32` prints")
		.min(32, "32 random characters or more, such as `openssl rand -hex 32` prints"),
	MAX_SUBMISSIONS_PER_HOUR: count("a number of submissions, such as 1000").default(1000),
	KEEP_DELIVERED_DAYS: count("a number of days, such as 30").default(30),
	KEEP_SPAM_DAYS: count("a number of days, such as 14").default(14),
	WEBHOOK_URL: address(
		"the address of your webhook, such as https://hooks.example.org/forms",
	).optional(),
	WEBHOOK_SECRET: z
		.string()
		.refine(isWebhookSecret, "whsec_ and base64, as whoever receives the webhook says")
		.optional(),
	HOST: filled("the address to listen on, such as 127.0.0.1 or 0.0.0.0").default("127.0.0.1"),
	PORT: port.default(3000),
	DATABASE_FILE: filled("the path of a file, such as data/submissions.sqlite").default(
		"data/submissions.sqlite",
	),
	TRUSTED_PROXIES: z
		.string()
		.default("127.0.0.1,::1")
		.transform((text) => text.split(",").map((each) => each.trim()))
		.refine(
			(all) => all.every((each) => ipaddr.isValid(each)),
			"addresses of your own proxies, such as 10.0.0.2,10.0.0.3",
		),
	CLIENT_ADDRESS_HEADER: z
		.string()
		.regex(/^[a-z-]+$/i, "the name of a header, such as x-forwarded-for")
		.optional(),
});

/** Variables that are missing although another one needs them. */
export function missingPartners(given: Variables): { path: [string]; message: string }[] {
	const needed: [string, boolean, string][] = [
		["RESEND_API_KEY", given.MAIL_TRANSPORT === "resend", "an API key of Resend"],
		[
			"SMTP_HOST",
			given.MAIL_TRANSPORT === "smtp",
			"the name of your mail server, such as smtp.example.org",
		],
		["WEBHOOK_SECRET", given.WEBHOOK_URL !== undefined, "the secret that belongs to WEBHOOK_URL"],
		["SMTP_PASSWORD", given.SMTP_USER !== undefined, "the password that belongs to SMTP_USER"],
	];
	return needed
		.filter(([name, isNeeded]) => isNeeded && given[name] === undefined)
		.map(([name, , message]) => ({ path: [name], message }));
}

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(variablesSchema.shape);

/** The variables whose values no message may show. */
export const SECRET_NAMES = ["SMTP_PASSWORD", "RESEND_API_KEY", "SIGNING_SECRET", "WEBHOOK_SECRET"];
