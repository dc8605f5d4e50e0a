import ipaddr from "ipaddr.js";
import type { Settings } from "../../settings.ts";

/** What is known of where a request came from. */
export interface Incoming {
	/** The other end of the connection. */
	readonly remote: string | undefined;
	readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * Which address a request came from. Only a proxy of ours may name another one than its own, and of those
 * that it names the last is the one that it added.
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

/** Whether an address is that of a proxy of ours. */
export function isTrusted(remote: string, trustedProxies: readonly string[]): boolean {
	if (!ipaddr.isValid(remote)) return false;
	const address = ipaddr.process(remote).toNormalizedString();
	return trustedProxies.some((each) => ipaddr.process(each).toNormalizedString() === address);
}

/** What proxies tell of where a request came from, in whichever header. */
const FORWARDING = ["forwarded", "x-forwarded-for", "x-forwarded-proto", "x-real-ip", "via"];

/** The kinds of address that a proxy of ours has and no visitor from the internet. */
const INTERNAL = ["loopback", "private", "uniqueLocal", "linkLocal"];

/**
 * Whether a request came through a proxy and its visitor isn't known, so that limits take all visitors for one.
 * @param client - what is known of where it came from
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
