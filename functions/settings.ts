import { z } from "zod";
import { formsAddress } from "../shared/forms-endpoint.ts";
import { site } from "./content.ts";
import type { DeliverySettings, Mailbox } from "./ports.ts";
import type { SmtpSettings } from "./transports/smtp.ts";

/** Environment variables, as a process or a host hands them over. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** What the environment says of how mail leaves. */
export type MailSettings =
	| { readonly kind: "smtp"; readonly smtp: SmtpSettings }
	| { readonly kind: "resend"; readonly apiKey: string };

export interface Settings extends Omit<DeliverySettings, "partnerOrigins"> {
	readonly from: Mailbox;
	readonly mail: MailSettings;
	/** The header in which a proxy that is ours names the visitor's address. */
	readonly clientAddressHeader: string | undefined;
}

/** Where the handler answers on a site whose forms lead nowhere yet. */
const DEFAULT_ENDPOINT = "/api";

/** A visitor is told to try again before their browser gives up, which it does after 10 seconds. */
const PATIENCE = 8_000;
/** A family that signs up one after another, not a machine. */
const LIMITS = {
	perClient: { count: 20, seconds: 600 },
	perRecipient: { count: 5, seconds: 3600 },
} as const;

const SECRETS = ["SMTP_PASSWORD", "RESEND_API_KEY", "SIGNING_SECRET"];

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

/** Each variable with what is expected of it; the message ends the sentence "found ..., expected ...". */
const variablesSchema = z.object({
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
	MAIL_FROM: mailbox('a sender, such as "Liberation Education <hello@example.org>"'),
	MAIL_TO: mailbox("the address of your own inbox, such as hello@example.org"),
	MAIL_TRANSPORT: z.enum(["smtp", "resend"], 'one of "smtp" and "resend"'),
	SMTP_HOST: filled("the name of your mail server, such as smtp.example.org").optional(),
	SMTP_PORT: z.coerce
		.number("a port, such as 587")
		.int("a port, such as 587")
		.min(1, "a port, such as 587")
		.max(65_535, "a port, such as 587")
		.default(587),
	SMTP_SECURITY: z
		.enum(["tls", "starttls", "none"], 'one of "tls", "starttls" and "none"')
		.optional(),
	SMTP_USER: filled("the user name at your mail server").optional(),
	SMTP_PASSWORD: filled("the password at your mail server").optional(),
	RESEND_API_KEY: filled("an API key of Resend, which begins with re_").optional(),
	SIGNING_SECRET: z
		.string("32 random characters or more, such as `openssl rand -hex 32` prints")
		.min(32, "32 random characters or more, such as `openssl rand -hex 32` prints"),
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
		["SMTP_PASSWORD", given.SMTP_USER !== undefined, "the password that belongs to SMTP_USER"],
	];
	return needed
		.filter(([name, isNeeded]) => isNeeded && given[name] === undefined)
		.map(([name, , message]) => ({ path: [name], message }));
}

/** The settings can't be used as they are; the message names each variable and what is expected of it. */
export class SettingsError extends Error {}

/**
 * Reads the settings of the delivery handler (docs/deploy.md lists them). An empty variable is none.
 * @throws SettingsError that lists every fault, and shows no secret
 */
export function readSettings(environment: Variables): Settings {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
	const parsed = variablesSchema.safeParse(given);
	const missing = missingPartners(given);
	if (!parsed.success || missing.length > 0) {
		const issues = [...(parsed.error?.issues ?? []), ...missing];
		const faults = issues.map(({ path, message }) => {
			const name = String(path[0]);
			return `  ${name}: found ${shown(name, given[name])}, expected ${message}`;
		});
		throw new SettingsError(
			`The settings for delivering mail are not complete:\n${faults.join("\n")}`,
		);
	}
	const values = parsed.data;
	return {
		siteUrl: values.SITE_URL,
		endpoint: formsAddress(values.SITE_URL, values.FORMS_ENDPOINT),
		inbox: values.MAIL_TO,
		from: values.MAIL_FROM,
		secret: values.SIGNING_SECRET,
		limits: LIMITS,
		patience: PATIENCE,
		clientAddressHeader: values.CLIENT_ADDRESS_HEADER,
		mail:
			values.MAIL_TRANSPORT === "resend"
				? { kind: "resend", apiKey: values.RESEND_API_KEY ?? "" }
				: {
						kind: "smtp",
						smtp: {
							host: values.SMTP_HOST ?? "",
							port: values.SMTP_PORT,
							security: values.SMTP_SECURITY ?? (values.SMTP_PORT === 465 ? "tls" : "starttls"),
							user: values.SMTP_USER,
							password: values.SMTP_PASSWORD,
						},
					},
	};
}

function shown(name: string, value: string | undefined): string {
	if (value === undefined) return "nothing";
	return SECRETS.includes(name) ? `${value.length} characters` : `"${value}"`;
}
