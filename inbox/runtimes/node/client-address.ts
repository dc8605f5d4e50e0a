import ipaddr from "ipaddr.js";
import type { Settings } from "../../settings.ts";

export interface Incoming {
	/** The peer of the connection. */
	readonly remote: string | undefined;
	readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * The client's address. Only a trusted proxy may name another than its own: the last one in its header, which it added
 * itself.
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

/** Whether an address is that of a trusted proxy. */
export function isTrusted(remote: string, trustedProxies: readonly string[]): boolean {
	if (!ipaddr.isValid(remote)) return false;
	const address = ipaddr.process(remote).toNormalizedString();
	return trustedProxies.some((each) => ipaddr.process(each).toNormalizedString() === address);
}

/** Headers that proxies add. */
const FORWARDING = ["forwarded", "x-forwarded-for", "x-forwarded-proto", "x-real-ip", "via"];

/** Address ranges of proxies, never of visitors from the internet. */
const INTERNAL = ["loopback", "private", "uniqueLocal", "linkLocal"];

/**
 * Whether a proxy hides the client's address, so that all visitors share one limit.
 * @param client - its address as far as known
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
