import type { IncomingHttpHeaders } from "node:http";
import ipaddr from "ipaddr.js";
import type { Settings } from "../../settings/delivery-settings.ts";

type Needs = Pick<Settings["server"], "clientAddressHeader" | "trustedProxies">;

/**
 * Returns the client's IP address. A trusted proxy appends the client's address to a header, so only the header's last
 * address is reliable. Without a trusted proxy, the client is the connection's peer.
 * @param incoming.remote - the IP address of the connection's peer
 */
export function clientAddress(
	{ remote, headers }: { remote: string | undefined; headers: IncomingHttpHeaders },
	{ clientAddressHeader, trustedProxies }: Needs,
): string | undefined {
	if (!clientAddressHeader || !remote || !isTrusted(remote, trustedProxies)) return remote;
	return lastAddress(String(headers[clientAddressHeader.toLowerCase()] ?? "")) ?? remote;
}

/** Returns the last address of a forwarding header. Azure and IIS append the client's port. */
function lastAddress(header: string): string | undefined {
	const last = header.split(",").at(-1)?.trim() ?? "";
	const address = last.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, "$1$2");
	return ipaddr.isValid(address) ? address : undefined;
}

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
 * @returns undefined where a request doesn't tell: a visitor on the server itself has an internal address, too
 */
export function isUnnamed(
	client: string | undefined,
	{ headers }: Request,
	{ clientAddressHeader = "", trustedProxies }: Needs,
): boolean | undefined {
	if (client === undefined || !ipaddr.isValid(client)) return false;
	if (clientAddressHeader && lastAddress(headers.get(clientAddressHeader) ?? "") === client)
		return undefined;
	const isOurs =
		isTrusted(client, trustedProxies) || INTERNAL.includes(ipaddr.process(client).range());
	return isOurs && FORWARDING.some((name) => headers.has(name));
}
