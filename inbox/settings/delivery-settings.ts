import type { BuildInfo } from "@liberation/shared/build-info";
import { formsAddress, LOCAL_ENDPOINT } from "@liberation/shared/forms-endpoint";
import { z } from "zod";
import { LIMITS, type Limits } from "../limits/table.ts";
import { type Environment, readVariables, SettingsError } from "./read.ts";
import { siteVariables, variablesSchema } from "./variables.ts";

export type Settings = ReturnType<typeof readDeliverySettings>;

/** Settings from the environment, completed by the build's description of the site. */
export type DeliverySettings = Omit<BuildInfo, "siteUrl" | "endpoint"> &
	Pick<Settings, "siteUrl" | "endpoint" | "inbox" | "secret" | "deskAddresses"> &
	Partial<Pick<Settings, "bounceSecret" | "webhookUrl" | "webhookSecret">> & {
		readonly limits: Limits;
	};

/** Validates the variables that the build reads. @throws SettingsError that lists every fault and misspelled name */
export function checkSiteSettings(environment: Environment): void {
	readVariables(z.object(siteVariables), environment);
}

/**
 * Reads the server's settings, completed by the build.
 * @throws SettingsError that lists every fault of the variables, or says that the build was made for other URLs; the
 *   message contains no secret
 */
export function readDeliverySettings(environment: Environment, build: BuildInfo) {
	const values = readVariables(variablesSchema, environment);
	const siteUrl = values.SITE_URL ?? build.siteUrl;
	const endpoint = formsAddress(siteUrl, values.FORMS_ENDPOINT ?? build.endpoint ?? LOCAL_ENDPOINT);
	checkBuild(build, siteUrl, endpoint);
	return {
		...build,
		/** The site's origin and path prefix, without a trailing slash. */
		siteUrl,
		/** The URL to which forms are posted, without a trailing slash: `https://www.example.org/api`. */
		endpoint,
		/** The founder's mailbox. */
		inbox: values.MAIL_TO,
		from: values.MAIL_FROM,
		/** The secret for the links in mails, the desk's sessions and the keys of rate limits. */
		secret: values.SIGNING_SECRET,
		/** Email addresses that may sign in at the desk, in lower case. */
		deskAddresses: values.DESK_ADDRESSES,
		limits: {
			...LIMITS,
			overall: { ...LIMITS.overall, most: values.MAX_SUBMISSIONS_PER_HOUR },
		},
		/** The secret that authenticates bounce reports; without it, the server accepts no bounce reports. */
		bounceSecret: values.BOUNCE_SECRET,
		webhookUrl: values.WEBHOOK_URL,
		webhookSecret: values.WEBHOOK_SECRET,
		mail: mailSettings(values),
		/** Settings for Node only. */
		server: {
			host: values.HOST,
			port: values.PORT,
			databaseFile: values.DATABASE_FILE,
			/** The header in which a trusted proxy sends the client's IP address. */
			clientAddressHeader: values.CLIENT_ADDRESS_HEADER,
			trustedProxies: values.TRUSTED_PROXIES,
		},
	};
}

function checkBuild(build: BuildInfo, siteUrl: string, endpoint: string): void {
	const posted = build.endpoint && formsAddress(build.siteUrl, build.endpoint);
	if (build.siteUrl === siteUrl && posted === endpoint) return;
	const posting = posted ? `posts its forms to ${posted}` : "sends no forms";
	throw new SettingsError([
		`The site in dist/ was built for ${build.siteUrl} and ${posting}, but the settings say ` +
			`${siteUrl} and ${endpoint}. Set SITE_URL and FORMS_ENDPOINT (in .env, ` +
			'or wherever the build runs), then run "npm run build" again.',
	]);
}

function mailSettings(values: z.infer<typeof variablesSchema>) {
	if (values.MAIL_TRANSPORT === "resend") {
		return { kind: "resend", apiKey: values.RESEND_API_KEY ?? "" } as const;
	}
	const smtp = {
		host: values.SMTP_HOST ?? "",
		port: values.SMTP_PORT,
		security: values.SMTP_SECURITY ?? (values.SMTP_PORT === 465 ? "tls" : "starttls"),
		user: values.SMTP_USER,
		password: values.SMTP_PASSWORD,
	};
	return { kind: "smtp", smtp } as const;
}
