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

interface Unanswered {
	readonly client: string;
	readonly since: number;
	readonly answered: Promise<unknown>;
}

interface Connection {
	/** Unanswered requests in the order of their arrival. */
	readonly requests: Map<IncomingMessage, Unanswered>;
	forget(): void;
}

/**
 * Keeps a client from exhausting the connections (slowloris). Above a maximum, the oldest connection that is idle or
 * has an incomplete request is closed. If every connection is busy, the new connection is closed.
 * @returns `takes` and `turnOf`, which the server asks for each request; and `drain` for a graceful shutdown, because
 * `server.close()` alone waits for connections that browsers opened in advance (preconnect) and for those that become
 * idle later
 */
export function limitConnections(server: Server, { isProxy, clientOf }: Visitors) {
	let isDraining = false;
	const open = new Map<Socket, Connection>();
	const sockets = createGroups<Socket>();
	const requests = createGroups<IncomingMessage>();

	function isBusy(socket: Socket): boolean {
		const now = performance.now();
		return [...(open.get(socket)?.requests ?? [])].some(
			([{ complete }, { since }]) => complete && now - since < LONGEST_ANSWER,
		);
	}

	function makeRoom(among: Iterable<Socket>): boolean {
		for (const socket of among) {
			if (isBusy(socket)) continue;
			close(socket);
			return true;
		}
		return false;
	}

	/** Closes a connection and removes it from the counts, because its `close` event fires later. */
	function close(socket: Socket): void {
		socket.destroy();
		open.get(socket)?.forget();
	}

	server.on("connection", (socket: Socket) => {
		const address = socket.remoteAddress ?? "";
		const { client, wideNetwork } = clientKeys(address);
		const counted = isProxy(address)
			? []
			: ([
					[`client ${client}`, MOST_OF_CLIENT],
					[`network ${wideNetwork}`, MOST_OF_NETWORK],
				] as const);
		const hasRoom =
			!isDraining &&
			counted.every(([key, most]) => sockets.of(key).size < most || makeRoom(sockets.of(key))) &&
			(open.size < MOST_CONNECTIONS || makeRoom(open.keys()));
		if (!hasRoom) {
			socket.destroy();
			return;
		}
		for (const [key] of counted) sockets.add(key, socket);
		const unanswered: Connection["requests"] = new Map();
		function forget(): void {
			open.delete(socket);
			for (const [key] of counted) sockets.delete(key, socket);
			// The response of a pipelined request fires no `close` before its turn comes.
			for (const [request, { client: sender }] of unanswered) requests.delete(sender, request);
		}
		open.set(socket, { requests: unanswered, forget });
		socket.once("close", forget);
	});

	return {
		/**
		 * Takes a request.
		 * @returns false where its connection is closed, because the parser also passes on what it has read already
		 */
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
			requests.add(client, request);
			response.once("close", () => {
				connection.requests.delete(request);
				requests.delete(client, request);
				if (isDraining && connection.requests.size === 0) socket.destroySoon();
			});
			const [oldest, ...others] = [...requests.of(client)].filter(({ complete }) => !complete);
			if (oldest && others.length >= MOST_UNFINISHED) close(oldest.socket);
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
		 * Closes each connection as soon as its requests are answered, at the latest after `LONGEST_ANSWER`.
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

/** Creates a map from keys to sets of members in insertion order. */
function createGroups<Member>() {
	const groups = new Map<string, Set<Member>>();
	return {
		of: (key: string): ReadonlySet<Member> => groups.get(key) ?? new Set(),
		add(key: string, member: Member): void {
			groups.set(key, (groups.get(key) ?? new Set()).add(member));
		},
		delete(key: string, member: Member): void {
			const group = groups.get(key);
			group?.delete(member);
			if (group?.size === 0) groups.delete(key);
		},
	};
}
