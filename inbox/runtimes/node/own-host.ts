import { subscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server } from "node:http";
import { Socket } from "node:net";
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
	const { localPort } = socket;
	const names = OWN_NAMES.flatMap((name) => [
		`${name}:${localPort}`,
		...(localPort === 80 ? [name] : []),
	]);
	return isLoopback(socket) && names.includes(headers.host?.toLowerCase() ?? "");
}

function isLoopback({ remoteAddress = "" }: Socket): boolean {
	return ipaddr.isValid(remoteAddress) && ipaddr.process(remoteAddress).range() === "loopback";
}

/**
 * Keeps every server of this process to its own machine, where a server that isn't ours listens on all addresses and has
 * no option for it: connections from elsewhere are closed before they are read. A WebSocket, which browsers let any page
 * open, is for pages of the server's own only; it is looked after from the first request on.
 */
export function keepToOwnMachine(): void {
	subscribe("net.server.socket", (message) => {
		const socket = partOf(message, "socket");
		if (socket instanceof Socket && !isLoopback(socket)) socket.destroy();
	});
	const guarded = new WeakSet<Server>();
	subscribe("http.server.request.start", (message) => {
		const server = partOf(message, "server");
		if (!(server instanceof Server) || guarded.has(server)) return;
		guarded.add(server);
		server.prependListener("upgrade", (request: IncomingMessage, socket: Socket) => {
			if (!isFromOwnPage(request)) socket.destroy();
		});
	});
}

function isFromOwnPage(request: IncomingMessage): boolean {
	const { origin = "", host } = request.headers;
	return isFromOwnMachine(request) && URL.canParse(origin) && new URL(origin).host === host;
}

/** What Node tells a listener of its channels has no type. */
function partOf(message: unknown, name: string): unknown {
	return Object.entries(message ?? {}).find(([key]) => key === name)?.[1];
}

/** What anybody else is told. */
export const NOT_OWN =
	"This site is for its own machine only. CONTRIBUTING.md says how to open it to your network.\n";
