import { addressIn } from "@liberation/shared/address";
import ipaddr from "ipaddr.js";
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

/** A client, and the networks that it is in. */
export interface ClientKeys {
	/** An IPv4 address, or a /64 of IPv6: households and hosts get no less. */
	readonly client: string;
	/** A /24 of IPv4 or a /56 of IPv6: what a small provider or one customer has. */
	readonly network: string;
	/** A /48 of IPv6, the most that one customer gets; of IPv4 the network again. */
	readonly wideNetwork: string;
}

/** Who counts as one client, and which networks count it as well. */
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
