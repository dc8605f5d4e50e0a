import { addressIn } from "@liberation/shared/address";
import ipaddr from "ipaddr.js";
import { digestOf } from "../common/digest.ts";
import type { Ports } from "../ports.ts";

/** Normalizes an address to its mailbox: removes the tag after a plus and, as Gmail ignores them, Gmail's dots. */
export function foldAddress(email: string): string {
	const address = (addressIn(email) || email).toLowerCase();
	const at = address.lastIndexOf("@");
	const domain = address.slice(at + 1);
	const local = address.slice(0, at).replace(/\+.*/, "");
	const isGmail = domain === "gmail.com" || domain === "googlemail.com";
	return isGmail ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
}

/**
 * Returns a keyed digest of an address, which can be compared but not read. The key is stored in the database and not
 * derived from the signing secret, so that unsubscribed addresses are still recognized after the secret changes.
 */
export async function addressDigest(store: Ports["store"], email: string): Promise<string> {
	return digestOf(await store.addressKey(), `address ${foldAddress(email)}`);
}

/**
 * Returns the keys that identify a client and the client's networks in rate limits: an IPv4 address and its /24; of
 * IPv6 the /64 (the smallest assignment to a household or host), the /56 (to a small provider) and the /48 (the largest
 * to one customer).
 */
export function clientKeys(address: string) {
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
