import ipaddr from "ipaddr.js";

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
