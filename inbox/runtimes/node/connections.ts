import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { clientKeys } from "../../limits/keys.ts";

/** Maximum number of connections: in total, per client and per network. */
const MOST_CONNECTIONS = 2_000;
const MOST_OF_CLIENT = 100;
const MOST_OF_NETWORK = 500;
/** Maximum number of a client's requests with incomplete bodies. */
const MOST_UNFINISHED = 20;
/** Time in milliseconds after which a connection may be closed although its request is still being answered. */
const LONGEST_ANSWER = 60_000;

export interface Visitors {
	/** Whether the IP address belongs to a proxy, which many visitors share. */
	isProxy(address: string): boolean;
	/** Returns the IP address of a request's client, even behind a trusted proxy. */
	clientOf(request: Pick<IncomingMessage, "socket" | "headers">): string | undefined;
}

interface Connection {
	/** The keys that share a maximum; none of a proxy. */
	readonly groups: readonly string[];
	/** The request that isn't answered yet. */
	unanswered: Unanswered | undefined;
	/** Whether the connection is closed once its request is answered. */
	isEnding: boolean;
}

interface Unanswered {
	readonly request: IncomingMessage;
	readonly client: string;
	readonly since: number;
}

/**
 * Keeps a client from exhausting the connections (slowloris). Above a maximum, the oldest connection that is idle or
 * has an incomplete request is closed. If every connection is busy, the new connection is closed.
 * @returns `takes`, which the server asks for each request; and `drain` for a graceful shutdown
 */
export function limitConnections(server: Server, { isProxy, clientOf }: Visitors) {
	let isDraining = false;
	/** Open connections, the oldest first. */
	const open = new Map<Socket, Connection>();

	function isBusy(socket: Socket): boolean {
		const { request, since = 0 } = open.get(socket)?.unanswered ?? {};
		return request?.complete === true && performance.now() - since < LONGEST_ANSWER;
	}

	/** Whether a group has fewer connections than `most`, or its oldest one that isn't busy could be closed. */
	function hasRoom(most: number, group?: string): boolean {
		let count = 0;
		let idle: Socket | undefined;
		for (const [socket, { groups }] of open) {
			if (group !== undefined && !groups.includes(group)) continue;
			count += 1;
			if (!idle && !isBusy(socket)) idle = socket;
		}
		if (count < most) return true;
		if (idle) close(idle);
		return idle !== undefined;
	}

	/** Returns the requests with incomplete bodies that a client has on all connections, the oldest first. */
	function unfinishedOf(client: string) {
		return [...open]
			.flatMap(([from, { unanswered: sent }]) =>
				sent && !sent.request.complete && sent.client === client ? [{ from, ...sent }] : [],
			)
			.sort((one, other) => one.since - other.since);
	}

	/** Closes a connection and removes it from the counts, because its `close` event fires later. */
	function close(socket: Socket): void {
		socket.destroy();
		open.delete(socket);
	}

	server.on("connection", (socket: Socket) => {
		const address = socket.remoteAddress ?? "";
		const { client, wideNetwork } = clientKeys(address);
		const groups = isProxy(address) ? [] : [`client ${client}`, `network ${wideNetwork}`];
		const [ofClient, ofNetwork] = groups;
		const isTaken =
			!isDraining &&
			(ofClient === undefined || hasRoom(MOST_OF_CLIENT, ofClient)) &&
			(ofNetwork === undefined || hasRoom(MOST_OF_NETWORK, ofNetwork)) &&
			hasRoom(MOST_CONNECTIONS);
		if (!isTaken) return void socket.destroy();
		open.set(socket, { groups, unanswered: undefined, isEnding: false });
		socket.once("close", () => open.delete(socket));
	});

	return {
		/**
		 * Takes a request, one at a time: browsers and proxies wait for an answer before they send the next request.
		 * @returns false where the connection is closed, or will be because of a second request (HTTP pipelining)
		 */
		takes(request: IncomingMessage, response: ServerResponse): boolean {
			const { socket } = request;
			const connection = open.get(socket);
			if (!connection) return false;
			if (connection.unanswered) {
				connection.isEnding = true;
				return false;
			}
			const { client } = clientKeys(clientOf(request) ?? "");
			connection.unanswered = { request, client, since: performance.now() };
			response.once("close", () => {
				connection.unanswered = undefined;
				if (isDraining || connection.isEnding) socket.destroySoon();
			});
			const [oldest, ...others] = unfinishedOf(client);
			if (oldest && others.length >= MOST_UNFINISHED) close(oldest.from);
			return true;
		},
		/**
		 * Closes each connection as soon as its requests are answered, at the latest after `LONGEST_ANSWER`: alone,
		 * `server.close()` waits for connections that browsers opened in advance (preconnect).
		 * @param patience - time in milliseconds after which incomplete requests are given up
		 */
		drain(patience: number): void {
			isDraining = true;
			for (const [socket, { unanswered }] of open) if (!unanswered) socket.destroy();
			const timer = setInterval(() => {
				for (const socket of open.keys()) if (!isBusy(socket)) socket.destroy();
			}, patience).unref();
			server.once("close", () => clearInterval(timer));
		},
	};
}
