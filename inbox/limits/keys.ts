import { addressIn } from "@liberation/shared/address";
import ipaddr from "ipaddr.js";
import { digestOf } from "../common/digest.ts";

/** Mail providers that ignore dots in addresses, with their canonical domain. */
const DOTLESS: Readonly<Record<string, string>> = {
	"gmail.com": "gmail.com",
	"googlemail.com": "gmail.com",
};

/** Normalizes an address to its mailbox: removes the tag after a plus, and the dots if the provider ignores dots. */
export function foldAddress(email: string): string {
	const address = addressIn(email) || email;
	const at = address.lastIndexOf("@");
	const domain = address.slice(at + 1).toLowerCase();
	const local = address.slice(0, at).toLowerCase().replace(/\+.*/, "");
	const dotless = DOTLESS[domain];
	return dotless ? `${local.replaceAll(".", "")}@${dotless}` : `${local}@${domain}`;
}

export interface AddressKeys {
	addressKey(): Promise<string>;
}

/**
 * Returns a keyed digest of an address, which can be compared but not read. The key is stored in the database and not
 * derived from the signing secret, so that unsubscribed addresses are still recognized after the secret changes.
 */
export async function addressDigest(store: AddressKeys, email: string): Promise<string> {
	return digestOf(await store.addressKey(), `address ${foldAddress(email)}`);
}

export interface ClientKeys {
	/** An IPv4 address, or a /64 of IPv6: the smallest assignment to a household or host. */
	readonly client: string;
	/** A /24 of IPv4, or a /56 of IPv6: a typical assignment to a small provider or customer. */
	readonly network: string;
	/** A /24 of IPv4, or a /48 of IPv6: the largest assignment to one customer. */
	readonly wideNetwork: string;
}

/** Returns the keys that identify a client and the client's networks in rate limits. */
export function clientKeys(address: string): ClientKeys {
	if (!ipaddr.isValid(address)) return { client: address, network: address, wideNetwork: address };
	const parsed = ipaddr.process(address);
	if (parsed instanceof ipaddr.IPv4) {
		const network = ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/24`).toString();
		return { client: parsed.toString(), network, wideNetwork: network };
	}
	const within = (bits: number) =>
		ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${bits}`).toString();
	return { client: within(64), network: within(56), wideNetwork: within(48) };
}
