import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";

/** How this machine calls itself. */
const OWN_NAMES = ["localhost", "127.0.0.1", "[::1]"];

/** Set to 1, it opens `npm start` and the preview to the network, to look at the site from a phone. */
export const isOpenToNetwork = process.env.OPEN_TO_NETWORK === "1";

/**
 * Whether a request comes from this machine and names it. Another name means that a page elsewhere has let its own name
 * lead here, so that it can read what nobody signs in for.
 */
export function isFromOwnMachine({ socket, headers }: IncomingMessage): boolean {
	const { remoteAddress = "", localPort } = socket;
	const isLoopback =
		ipaddr.isValid(remoteAddress) && ipaddr.process(remoteAddress).range() === "loopback";
	const names = OWN_NAMES.flatMap((name) => [
		`${name}:${localPort}`,
		...(localPort === 80 ? [name] : []),
	]);
	return isLoopback && names.includes(headers.host?.toLowerCase() ?? "");
}

/** What anybody else is told. */
export const NOT_OWN =
	"This site is for its own machine only. CONTRIBUTING.md says how to open it to your network.\n";
