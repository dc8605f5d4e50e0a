/* `npm run mail-dns`: checks the SPF, DKIM and DMARC records of the sender's domain. */
import { Resolver } from "node:dns/promises";
import { loadEnvironment } from "../runtimes/node/environment.ts";
import { mailDnsFaults } from "./mail-dns/look-up.ts";

/** The DKIM selector, which the mail provider shows. */
const [selector] = process.argv.slice(2);
const domain = loadEnvironment(({ MAIL_FROM = "" }) => /@([\w.-]+)/.exec(MAIL_FROM)?.[1]);

if (domain === undefined) {
	console.error("MAIL_FROM names no sender yet: put it into .env.");
	process.exit(1);
}
const faults = await mailDnsFaults(domain, selector, new Resolver());
console.log(
	faults.length > 0
		? faults.map((fault) => `- ${fault}`).join("\n")
		: `${domain} has what mails from it need.`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
