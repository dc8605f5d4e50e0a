import { attempt } from "@liberation/shared/attempt";
import ipaddr from "ipaddr.js";
import { Webhook } from "standardwebhooks";
import { z } from "zod";
import { LIMITS } from "../limits/table.ts";
import type { Mailbox } from "../send/channel.ts";

/* The schema of each variable. A variable's description completes the sentence "found ..., expected ...". */

const address = z
	.string()
	.regex(/^https?:\/\/[\w.:-]+(?:\/[\w.-]+)*$/)
	.refine(URL.canParse);
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];
/** Minimum number of different characters in a secret, because a random secret has at least this many. */
const DISTINCT = 10;
const SHORTEST = 32;
const port = (standard: number) =>
	z.coerce.number().int().min(0).max(65_535).default(standard).describe("a port, such as 587");
const listed = (text: string) => text.split(",").map((each) => each.trim());
const isEmail = (text: string) => z.email().safeParse(text).success;

const NAMED = /^([^<>"\p{Cc}]*)<([^\s<>]+)>$/u;
const mailbox = z.string().transform((text, context): Mailbox => {
	const [, name = "", bracketed] = NAMED.exec(text.trim()) ?? [];
	const parsed = z.email().safeParse(bracketed ?? text.trim());
	if (parsed.success) return { name: name.trim() || undefined, address: parsed.data };
	context.addIssue({ code: "custom" });
	return z.NEVER;
});

function isRandom(secret: string): boolean {
	return secret.length >= SHORTEST && new Set(secret).size >= DISTINCT;
}

function isWebhookSecret(secret: string): boolean {
	return attempt(() => new Webhook(secret)) !== undefined;
}

/** Variables that both the build and the server read. */
export const siteVariables = {
	SITE_URL: address
		.optional()
		.describe(
			"the address of the site without a slash at its end, such as https://www.example.org",
		),
	FORMS_ENDPOINT: z
		.string()
		.regex(/^(?:https?:\/\/[\w.:-]+)?(?:\/[\w.-]+)+$/)
		.optional()
		.describe("where forms are posted: a path such as /api, or a full address"),
};

export const variables = {
	...siteVariables,
	MAIL_FROM: mailbox.describe('a sender, such as "Liberation Education <hello@example.org>"'),
	MAIL_TO: mailbox.describe("the address of your own inbox, such as hello@example.org"),
	MAIL_TRANSPORT: z.enum(["smtp", "resend"]).describe('one of "smtp" and "resend"'),
	SMTP_HOST: z
		.string()
		.optional()
		.describe("the name of your mail server, such as smtp.example.org"),
	SMTP_PORT: port(587),
	SMTP_SECURITY: z
		.enum(["tls", "starttls", "none"])
		.optional()
		.describe('one of "tls", "starttls" and "none"'),
	SMTP_USER: z.string().optional(),
	SMTP_PASSWORD: z.string().optional().describe("the password that belongs to SMTP_USER"),
	RESEND_API_KEY: z.string().optional().describe("an API key of Resend, which begins with re_"),
	SIGNING_SECRET: z
		.string()
		.refine(isRandom)
		.describe("32 random characters or more, such as `openssl rand -hex 32` prints"),
	DESK_ADDRESSES: z
		.string()
		.default("")
		.transform((text) => listed(text.toLowerCase()).filter(Boolean))
		.refine((all) => all.every(isEmail))
		.describe("addresses of email, such as maya@example.org,sam@example.org"),
	MAX_SUBMISSIONS_PER_HOUR: z.coerce
		.number()
		.int()
		.min(1)
		.default(LIMITS.overall.most)
		.describe("a number of submissions, such as 1000"),
	WEBHOOK_URL: z
		.url({ protocol: /^https?$/ })
		.refine((text) => {
			const { protocol, hostname } = new URL(text);
			return protocol === "https:" || LOOPBACK.includes(hostname);
		})
		.optional()
		.describe("the https address of your webhook, such as https://hooks.example.org/forms"),
	WEBHOOK_SECRET: z
		.string()
		.refine(isWebhookSecret)
		.optional()
		.describe("whsec_ and base64, as whoever receives the webhook says"),
	BOUNCE_SECRET: z
		.string()
		.refine((secret) => isRandom(secret) || isWebhookSecret(secret))
		.optional()
		.describe("what Resend shows, which begins with whsec_, or 32 random characters for Postmark"),
	HOST: z.string().default("127.0.0.1"),
	PORT: port(3000),
	DATABASE_FILE: z.string().default("data/submissions.sqlite"),
	TRUSTED_PROXIES: z
		.string()
		.default("127.0.0.1,::1")
		.transform(listed)
		.refine((all) => all.every((each) => ipaddr.isValid(each)))
		.describe("addresses of your own proxies, such as 10.0.0.2,10.0.0.3"),
	CLIENT_ADDRESS_HEADER: z
		.string()
		.regex(/^[a-z-]+$/i)
		.optional()
		.describe("the name of a header, such as x-forwarded-for"),
};

export const VARIABLE_NAMES = Object.keys(variables);

/** Variables whose values never appear in error messages. */
export const SECRET_NAMES = [
	"SMTP_PASSWORD",
	"RESEND_API_KEY",
	"SIGNING_SECRET",
	"WEBHOOK_SECRET",
	"BOUNCE_SECRET",
];

type Values = z.infer<z.ZodObject<typeof variables>>;

/** Requires a variable if another one needs it; with `when`, Zod reports that together with all other faults. */
function neededIf(name: keyof Values, isNeeded: (values: Partial<Values>) => boolean) {
	const isThere = (values: Partial<Values>) => values[name] !== undefined || !isNeeded(values);
	const always: { path: PropertyKey[]; when: () => boolean } = { path: [name], when: () => true };
	return [isThere, always] as const;
}

export const variablesSchema = z
	.object(variables)
	.refine(...neededIf("RESEND_API_KEY", ({ MAIL_TRANSPORT }) => MAIL_TRANSPORT === "resend"))
	.refine(...neededIf("SMTP_HOST", ({ MAIL_TRANSPORT }) => MAIL_TRANSPORT === "smtp"))
	.refine(...neededIf("WEBHOOK_SECRET", ({ WEBHOOK_URL }) => WEBHOOK_URL !== undefined))
	.refine(...neededIf("SMTP_PASSWORD", ({ SMTP_USER }) => SMTP_USER !== undefined));
