import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { clientKeys } from "../../limits/keys.ts";

/** Maximum number of connections: in total, per client and per network. */
const MOST_CONNECTIONS = 2_000;
const MOST_OF_CLIENT = 100;
const MOST_OF_NETWORK = 500;
/** Maximum number of a client's requests with incomplete bodies. */
const MOST_UNFINISHED = 20;
/** Maximum number of unanswered requests on a connection (HTTP pipelining). Browsers send one at a time. */
const MOST_UNANSWERED = 20;
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
	/** Unanswered requests in the order of their arrival. */
	readonly requests: Map<IncomingMessage, Unanswered>;
}

interface Unanswered {
	readonly client: string;
	readonly since: number;
	readonly answered: Promise<unknown>;
}

/**
 * Keeps a client from exhausting the connections (slowloris). Above a maximum, the oldest connection that is idle or
 * has an incomplete request is closed. If every connection is busy, the new connection is closed.
 * @returns `takes` and `turnOf`, which the server asks for each request; and `drain` for a graceful shutdown
 */
export function limitConnections(server: Server, { isProxy, clientOf }: Visitors) {
	let isDraining = false;
	/** Open connections, the oldest first. */
	const open = new Map<Socket, Connection>();

	function isBusy(socket: Socket): boolean {
		const now = performance.now();
		return [...(open.get(socket)?.requests ?? [])].some(
			([{ complete }, { since }]) => complete && now - since < LONGEST_ANSWER,
		);
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
		const unfinished: { readonly from: Socket; readonly since: number }[] = [];
		for (const [from, { requests }] of open)
			for (const [{ complete }, sent] of requests)
				if (!complete && sent.client === client) unfinished.push({ from, since: sent.since });
		return unfinished.sort((one, other) => one.since - other.since);
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
		open.set(socket, { groups, requests: new Map() });
		socket.once("close", () => open.delete(socket));
	});

	return {
		/** Takes a request. @returns false where its connection is closed, though the parser had read it already */
		takes(request: IncomingMessage, response: ServerResponse): boolean {
			const { socket } = request;
			const connection = open.get(socket);
			if (!connection) return false;
			if (connection.requests.size >= MOST_UNANSWERED) {
				close(socket);
				return false;
			}
			const { client } = clientKeys(clientOf(request) ?? "");
			const answered = new Promise((resolve) => response.once("close", resolve));
			connection.requests.set(request, { client, since: performance.now(), answered });
			response.once("close", () => {
				connection.requests.delete(request);
				if (isDraining && connection.requests.size === 0) socket.destroySoon();
			});
			const [oldest, ...others] = unfinishedOf(client);
			if (oldest && others.length >= MOST_UNFINISHED) close(oldest.from);
			return true;
		},
		/**
		 * Waits until the connection's earlier requests are answered, so that pipelined requests open no file in advance.
		 * @returns false where the connection is closed
		 */
		async turnOf(request: IncomingMessage): Promise<boolean> {
			const unanswered = [...(open.get(request.socket)?.requests ?? [])];
			const index = unanswered.findIndex(([each]) => each === request);
			await unanswered[index - 1]?.[1].answered;
			return index !== -1 && open.has(request.socket);
		},
		/**
		 * Closes each connection as soon as its requests are answered, at the latest after `LONGEST_ANSWER`: alone,
		 * `server.close()` waits for connections that browsers opened in advance (preconnect).
		 * @param patience - time in milliseconds after which incomplete requests are given up
		 */
		drain(patience: number): void {
			isDraining = true;
			for (const [socket, { requests }] of open) if (requests.size === 0) socket.destroy();
			const timer = setInterval(() => {
				for (const socket of open.keys()) if (!isBusy(socket)) socket.destroy();
			}, patience).unref();
			server.once("close", () => clearInterval(timer));
		},
	};
}
