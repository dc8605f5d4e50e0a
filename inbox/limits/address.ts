import { addressIn } from "@liberation/shared/address";
import { digestOf } from "../digest.ts";

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
	const address = addressIn(email) || email;
	const at = address.lastIndexOf("@");
	const domain = address.slice(at + 1).toLowerCase();
	const local = address.slice(0, at).toLowerCase().replace(/\+.*/, "");
	const dotless = DOTLESS[domain];
	return dotless ? `${local.replaceAll(".", "")}@${dotless}` : `${local}@${domain}`;
}

/** A store, which knows the key of its address digests. */
export interface AddressKeys {
	addressKey(): Promise<string>;
}

/**
 * Under what a store knows an address: it can be compared, but not read. The key is the store's own and not the signing
 * secret, because a new secret must not make us forget who wants no mail.
 */
export async function addressDigest(store: AddressKeys, email: string): Promise<string> {
	return digestOf(await store.addressKey(), `address ${foldAddress(email)}`);
}
