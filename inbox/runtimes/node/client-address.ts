import ipaddr from "ipaddr.js";
import type { Settings } from "../../settings/settings.ts";

export interface Incoming {
	/** The IP address of the connection's peer. */
	readonly remote: string | undefined;
	readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * Returns the client's IP address. A trusted proxy appends the client's address to a header, so only the header's last
 * address is reliable. Without a trusted proxy, the client is the connection's peer.
 */
export function clientAddress(
	{ remote, headers }: Incoming,
	{
		clientAddressHeader,
		trustedProxies,
	}: Pick<Settings["server"], "clientAddressHeader" | "trustedProxies">,
): string | undefined {
	if (!clientAddressHeader || !remote || !isTrusted(remote, trustedProxies)) return remote;
	const named = headers[clientAddressHeader.toLowerCase()];
	const last = String(named ?? "")
		.split(",")
		.at(-1)
		?.trim();
	return last && ipaddr.isValid(last) ? last : remote;
}

/** Whether an IP address belongs to a trusted proxy. */
export function isTrusted(remote: string, trustedProxies: readonly string[]): boolean {
	if (!ipaddr.isValid(remote)) return false;
	const address = ipaddr.process(remote).toNormalizedString();
	return trustedProxies.some((each) => ipaddr.process(each).toNormalizedString() === address);
}

/** Headers that proxies add to a request. */
const FORWARDING = ["forwarded", "x-forwarded-for", "x-forwarded-proto", "x-real-ip", "via"];

/** Address ranges (as ipaddr.js names them) that a proxy may belong to, but no visitor from the internet. */
const INTERNAL = ["loopback", "private", "uniqueLocal", "linkLocal"];

/**
 * Whether a proxy hides the visitors' addresses, so that all visitors share one limit.
 * @param client - the client's IP address, as far as known
 */
export function isUnnamed(
	client: string | undefined,
	{ headers }: Request,
	trustedProxies: readonly string[],
): boolean {
	if (client === undefined || !ipaddr.isValid(client)) return false;
	const isOurs =
		isTrusted(client, trustedProxies) || INTERNAL.includes(ipaddr.process(client).range());
	return isOurs && FORWARDING.some((name) => headers.has(name));
}
