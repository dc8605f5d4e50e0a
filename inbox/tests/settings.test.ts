import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readDeliverySettings } from "../settings/delivery-settings.ts";
import { VARIABLE_NAMES } from "../settings/variables.ts";
import { buildFor } from "./support.ts";

const COMPLETE = {
	SITE_URL: "https://www.school.test",
	MAIL_FROM: "Liberation Education <hello@school.test>",
	MAIL_TO: "office@school.test",
	MAIL_TRANSPORT: "smtp",
	SMTP_HOST: "mail.school.test",
	SMTP_USER: "hello",
	SMTP_PASSWORD: "correct horse",
	SIGNING_SECRET: "0123456789abcdef0123456789abcdef",
};

/** Reads settings together with a build that was made with them. */
function read(variables: Record<string, string | undefined>) {
	const { SITE_URL = "https://www.school.test", FORMS_ENDPOINT = "/api" } = variables;
	return readDeliverySettings(variables, buildFor(SITE_URL, FORMS_ENDPOINT));
}

function faultsOf(variables: Record<string, string | undefined>): string {
	try {
		read({ ...COMPLETE, ...variables });
	} catch (error) {
		return error instanceof Error ? error.message : "";
	}
	return "";
}

test("complete settings are read", () => {
	expect(read(COMPLETE)).toMatchObject({
		siteUrl: "https://www.school.test",
		endpoint: "https://www.school.test/api",
		from: { name: "Liberation Education", address: "hello@school.test" },
		inbox: { address: "office@school.test" },
		mail: { kind: "smtp", smtp: { host: "mail.school.test", port: 587, security: "starttls" } },
	});
});

test.each([
	"https://hooks.school.test/forms/",
	"https://hooks.school.test/forms?key=a&b=c",
	"http://127.0.0.1:3000/hook",
])("a webhook may have the address %s", (WEBHOOK_URL) => {
	const WEBHOOK_SECRET = "whsec_MDEyMzQ1Njc4OWFiY2RlZg==";
	expect(read({ ...COMPLETE, WEBHOOK_URL, WEBHOOK_SECRET })).toMatchObject({
		webhookUrl: WEBHOOK_URL,
	});
});

test("port 465 means TLS from the first byte", () => {
	const { mail } = read({ ...COMPLETE, SMTP_PORT: "465" });
	expect(mail).toMatchObject({ smtp: { port: 465, security: "tls" } });
});

test("an endpoint that is a path is resolved below the site's URL, with its path prefix", () => {
	const at = (FORMS_ENDPOINT: string) =>
		read({ ...COMPLETE, SITE_URL: "https://school.test/next", FORMS_ENDPOINT }).endpoint;
	expect(at("/forms")).toBe("https://school.test/next/forms");
	expect(at("https://api.school.test/forms")).toBe("https://api.school.test/forms");
});

test("without settings every missing variable is named, with what to put there", () => {
	expect(() => read({})).toThrow(
		expect.objectContaining({
			message: expect.stringMatching(
				/MAIL_FROM: found nothing, expected a sender[\s\S]*MAIL_TO: [\s\S]*MAIL_TRANSPORT: [\s\S]*SIGNING_SECRET: /,
			),
		}),
	);
});

test.each([
	[{ SMTP_PORT: "abc" }, 'SMTP_PORT: found "abc", expected a port, such as 587'],
	[{ SITE_URL: "school.test" }, 'SITE_URL: found "school.test", expected the address of the site'],
	[{ SIGNING_SECRET: "a".repeat(40) }, "SIGNING_SECRET: found"],
	[{ WEBHOOK_URL: "http://hooks.school.test/forms" }, "WEBHOOK_URL: found"],
	[{ MAIL_TO: "office" }, 'MAIL_TO: found "office", expected the address of your own inbox'],
	[{ MAIL_FROM: "A <a@b.test>, <c@d.test>" }, "MAIL_FROM: found"],
	[{ SMTP_HOST: "" }, "SMTP_HOST: found nothing, expected the name of your mail server"],
	[{ MAIL_TRANSPORT: "resend" }, "RESEND_API_KEY: found nothing, expected an API key"],
	[{ MAIL_TRANSPORT: "pigeon" }, 'MAIL_TRANSPORT: found "pigeon", expected one of "smtp" and'],
])("the settings %j are refused: %s", (variables, message) => {
	expect(faultsOf(variables)).toContain(message);
});

test("the message about a faulty secret shows its length only", () => {
	const message = faultsOf({ SIGNING_SECRET: "hush-hush", SMTP_PORT: "x" });
	expect(message).toContain("SIGNING_SECRET: found 9 characters, expected 32 random characters");
	expect(message).not.toContain("hush");
	expect(message).not.toContain("horse");
});

test("a typo in the name of a setting is reported, with the name that may be meant", () => {
	expect(faultsOf({ SMTP_PASWORD: "x" })).toContain(
		"SMTP_PASWORD: is no setting; did you mean SMTP_PASSWORD?",
	);
});

test("variables of the environment that belong to other programs are ignored", () => {
	const others = { PATH: "/bin", MAIL: "/var/mail/root", HOSTNAME: "box", NODE_ENV: "x" };
	expect(faultsOf(others)).toBe("");
});

/** The docs of the website, which the inbox lacks when it stands alone. */
const DOCS = join(import.meta.dirname, "../../docs");

test.skipIf(!existsSync(DOCS)).each(["deploy-cloudflare", "deploy-server", "deploy-static"])(
	"docs/%s.md names only settings that there are",
	(page) => {
		const text = readFileSync(join(DOCS, `${page}.md`), "utf8");
		const named = text.match(/\b(?:[A-Z]+_)+[A-Z]+\b/g) ?? [];
		expect(named).toContain("SITE_URL");
		expect(named.filter((name) => !VARIABLE_NAMES.includes(name))).toEqual([]);
	},
);
