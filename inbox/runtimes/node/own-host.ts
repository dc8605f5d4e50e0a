import { subscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server } from "node:http";
import { Socket } from "node:net";
import ipaddr from "ipaddr.js";

const OWN_NAMES = ["localhost", "127.0.0.1", "[::1]"];

/** Whether `npm start` and the preview also answer the local network, for example a phone. */
export const isOpenToNetwork = process.env.OPEN_TO_NETWORK === "1";

/** Whether a request comes from this machine under a local host name: another name may be DNS rebinding. */
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
 * Restricts all servers of this process to this machine, for a development server that always listens on all addresses.
 * Connections from other machines are closed unread. WebSockets of other origins are refused, because browsers let any
 * page open them.
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

/** Returns a property of a diagnostics channel's message, which has no type. */
function partOf(message: unknown, name: string): unknown {
	return Object.entries(message ?? {}).find(([key]) => key === name)?.[1];
}

export const NOT_OWN =
	"This site is for its own machine only. CONTRIBUTING.md says how to open it to your network.\n";
