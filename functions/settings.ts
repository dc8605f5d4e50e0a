import { z } from "zod";
import { formsAddress } from "../shared/forms-endpoint.ts";
import type { Mailbox } from "./mail/mail.ts";
import type { SmtpSettings } from "./mail/smtp.ts";
import type { DeliverySettings } from "./ports.ts";
import { report, SettingsError, unknownName } from "./settings/faults.ts";
import { nearestTo } from "./settings/names.ts";
import {
	missingPartners,
	SETTING_NAMES,
	siteVariables,
	type Variables,
	variablesSchema,
} from "./settings/variables.ts";

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

/** Leaves out empty variables: they count as not set. */
function filledIn(environment: Variables): Variables {
	return Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
}
