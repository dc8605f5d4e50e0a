import ipaddr from "ipaddr.js";
import { Webhook } from "standardwebhooks";
import { z } from "zod";
import { formsAddress } from "../shared/forms-endpoint.ts";
import { site } from "./content.ts";
import type { Mailbox } from "./mail/mail.ts";
import type { SmtpSettings } from "./mail/smtp.ts";
import type { DeliverySettings } from "./ports.ts";
import { misspelled, nearestTo } from "./settings-names.ts";

/** Environment variables, as a process or a host hands them over. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** What the environment says of how mail leaves. */
export type MailSettings =
	| { readonly kind: "smtp"; readonly smtp: SmtpSettings }
	| { readonly kind: "resend"; readonly apiKey: string };

/** For how many days what is done with is kept. */
export interface Retention {
	readonly deliveredDays: number;
	readonly spamDays: number;
}

export interface Settings extends Omit<DeliverySettings, "partners"> {
	readonly from: Mailbox;
	readonly mail: MailSettings;
	readonly webhookSecret: string | undefined;
	readonly retention: Retention;
	/** Only a server of one's own has these. */
	readonly server: {
		readonly host: string;
		readonly port: number;
		readonly databaseFile: string;
		/** The header in which a proxy that is ours names the visitor's address. */
		readonly clientAddressHeader: string | undefined;
		/** The addresses of that proxy. */
		readonly trustedProxies: readonly string[];
	};
}

/** Where the handler answers on a site whose forms lead nowhere yet. */
const DEFAULT_ENDPOINT = "/api";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A workshop of forty people behind one address sends some hundred submissions; one person a handful. */
const LIMITS = {
	perClient: { most: 150, seconds: 10 * MINUTE },
	perClientAndRecipient: { most: 3, seconds: HOUR },
	perRecipient: { most: 10, seconds: DAY },
	held: { most: 500, seconds: HOUR },
} as const;

const SECRETS = ["SMTP_PASSWORD", "RESEND_API_KEY", "SIGNING_SECRET", "WEBHOOK_SECRET"];

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

/** @returns whether the library that signs can use it */
function isWebhookSecret(secret: string): boolean {
	try {
		new Webhook(secret);
		return true;
	} catch {
		return false;
	}
}

/** What the build reads, too. */
const siteVariables = {
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

/** Each variable with what is expected of it; the message ends the sentence "found ..., expected ...". */
const variablesSchema = z.object({
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

/** What one variable asks of another. */
function missingPartners(given: Variables): { path: [string]; message: string }[] {
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

/** The settings can't be used as they are; the message names each variable and what is expected of it. */
export class SettingsError extends Error {}

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(variablesSchema.shape);

/**
 * Checks the settings that the build reads, and that none is misspelled.
 * @throws SettingsError that lists every fault
 */
export function checkSiteSettings(environment: Variables): void {
	const given = filledIn(environment);
	report(given, z.object(siteVariables).safeParse(given).error?.issues ?? []);
}

/**
 * Reads where submissions are stored, for a command that needs no other setting.
 * @throws SettingsError where a setting is misspelled
 */
export function readDatabaseFile(environment: Variables): string {
	const given = filledIn(environment);
	const parsed = variablesSchema.pick({ DATABASE_FILE: true }).safeParse(given);
	report(given, parsed.error?.issues ?? []);
	if (!parsed.success) throw parsed.error;
	return parsed.data.DATABASE_FILE;
}

/**
 * Makes sure that a file of settings names nothing else: a process has other variables, a file of ours has not.
 * @throws SettingsError that says which settings may have been meant
 */
export function checkFileNames(names: readonly string[]): void {
	const unknown = names.filter((name) => !SETTING_NAMES.includes(name));
	if (unknown.length === 0) return;
	const faults = unknown.map((name) => unknownName(name, nearestTo(name, SETTING_NAMES)));
	throw new SettingsError(`The file .env can't be used as it is:\n${faults.join("\n")}`);
}

/**
 * Reads the settings of the delivery (docs/deploy.md lists them). An empty variable is none.
 * @throws SettingsError that lists every fault, and shows no secret
 */
export function readSettings(environment: Variables): Settings {
	const given = filledIn(environment);
	const parsed = variablesSchema.safeParse(given);
	const issues = [...(parsed.error?.issues ?? []), ...missingPartners(given)];
	report(given, issues);
	if (!parsed.success) throw parsed.error;
	const values = parsed.data;
	return {
		siteUrl: values.SITE_URL,
		endpoint: formsAddress(values.SITE_URL, values.FORMS_ENDPOINT),
		inbox: values.MAIL_TO,
		from: values.MAIL_FROM,
		secret: values.SIGNING_SECRET,
		limits: { ...LIMITS, overall: { most: values.MAX_SUBMISSIONS_PER_HOUR, seconds: HOUR } },
		webhookUrl: values.WEBHOOK_URL,
		webhookSecret: values.WEBHOOK_SECRET,
		retention: { deliveredDays: values.KEEP_DELIVERED_DAYS, spamDays: values.KEEP_SPAM_DAYS },
		mail: mailSettings(values),
		server: {
			host: values.HOST,
			port: values.PORT,
			databaseFile: values.DATABASE_FILE,
			clientAddressHeader: values.CLIENT_ADDRESS_HEADER,
			trustedProxies: values.TRUSTED_PROXIES,
		},
	};
}

function mailSettings(values: z.infer<typeof variablesSchema>): MailSettings {
	if (values.MAIL_TRANSPORT === "resend") {
		return { kind: "resend", apiKey: values.RESEND_API_KEY ?? "" };
	}
	return {
		kind: "smtp",
		smtp: {
			host: values.SMTP_HOST ?? "",
			port: values.SMTP_PORT,
			security: values.SMTP_SECURITY ?? (values.SMTP_PORT === 465 ? "tls" : "starttls"),
			user: values.SMTP_USER,
			password: values.SMTP_PASSWORD,
		},
	};
}

function filledIn(environment: Variables): Variables {
	return Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
}

interface Issue {
	readonly path: readonly PropertyKey[];
	readonly message: string;
}

/** @throws SettingsError where there is anything to say */
function report(given: Variables, issues: readonly Issue[]): void {
	const faults = [
		...misspelled(Object.keys(given), SETTING_NAMES).map(({ name, nearest }) =>
			unknownName(name, nearest),
		),
		...issues.map(({ path, message }) => {
			const name = String(path[0]);
			return `  ${name}: found ${shown(name, given[name])}, expected ${message}`;
		}),
	];
	if (faults.length === 0) return;
	throw new SettingsError(`The settings can't be used as they are:\n${faults.join("\n")}`);
}

function unknownName(name: string, nearest: string): string {
	return `  ${name}: is no setting; did you mean ${nearest}?`;
}

function shown(name: string, value: string | undefined): string {
	if (value === undefined) return "nothing";
	return SECRETS.includes(name) ? `${value.length} characters` : `"${value}"`;
}
