import { sha256 } from "../digest.ts";

/** Providers who deliver an address whatever dots stand in it, under one name. */
const DOTLESS: Readonly<Record<string, string>> = {
	"gmail.com": "gmail.com",
	"googlemail.com": "gmail.com",
};

/**
 * The mailbox behind an address: without what follows a plus sign, and without dots where the provider
 * ignores them. Two addresses that fold to the same are one person's.
 */
export function foldAddress(email: string): string {
	const at = email.lastIndexOf("@");
	const domain = email.slice(at + 1).toLowerCase();
	const local = email.slice(0, at).toLowerCase().replace(/\+.*$/, "");
	const dotless = DOTLESS[domain];
	return dotless ? `${local.replaceAll(".", "")}@${dotless}` : `${local}@${domain}`;
}

/** Under what the store knows an address: it can be compared, and not read. */
export function addressDigest(email: string): Promise<string> {
	return sha256(`address ${foldAddress(email)}`);
}
