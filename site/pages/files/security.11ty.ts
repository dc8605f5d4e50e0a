import type { SiteData } from "../../data.ts";
import { addressOf } from "../../eleventy/seo/address.ts";

const PATH = "/.well-known/security.txt";

export const data = { permalink: PATH, eleventyExcludeFromCollections: true };

/** Whom to tell of a security hole (RFC 9116). It expires after a year. */
export default function Security({
	site,
	environment,
	buildDate,
}: Pick<SiteData, "site" | "environment" | "buildDate">): string {
	const expires = new Date(buildDate);
	expires.setUTCFullYear(expires.getUTCFullYear() + 1);
	return [
		`Contact: mailto:${site.securityEmail}`,
		`Expires: ${expires.toISOString()}`,
		`Preferred-Languages: ${site.locale.slice(0, 2)}`,
		`Canonical: ${addressOf(environment, PATH)}`,
		"",
	].join("\n");
}
