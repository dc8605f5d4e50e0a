import ipaddr from "ipaddr.js";

/** Households and hosts get a whole network of IPv6 addresses: its first half names them. */
const NETWORK_BITS = 64;

/** Who counts as one client: an IPv4 address, or a /64 of IPv6. */
export function clientKey(address: string): string {
	if (!ipaddr.isValid(address)) return address;
	const parsed = ipaddr.process(address);
	if (parsed instanceof ipaddr.IPv4) return parsed.toString();
	return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${NETWORK_BITS}`).toString();
}
