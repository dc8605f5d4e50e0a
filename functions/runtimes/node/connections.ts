import type { Server } from "node:http";
import type { Socket } from "node:net";

/** Connections at most, of everybody and of one address: a household or a school has fewer at a time. */
const MOST_CONNECTIONS = 2_000;
const MOST_OF_ADDRESS = 100;

/**
 * Lets no client take all connections. Where there are too many, one that waits for nothing makes room, the oldest
 * first; where none does, the new one is closed.
 * @param isProxy - whether an address stands for many visitors
 */
export function limitConnections(server: Server, isProxy: (address: string) => boolean): void {
	const open = new Set<Socket>();
	const byAddress = new Map<string, Set<Socket>>();
	/** Sockets with a request that isn't answered yet. */
	const busy = new Map<Socket, number>();

	function makeRoom(among: ReadonlySet<Socket>): boolean {
		for (const socket of among) {
			if (busy.has(socket)) continue;
			socket.destroy();
			return true;
		}
		return false;
	}

	server.on("connection", (socket: Socket) => {
		const address = socket.remoteAddress ?? "";
		const own = byAddress.get(address) ?? new Set();
		const isTooMany = own.size >= MOST_OF_ADDRESS && !isProxy(address);
		if ((isTooMany && !makeRoom(own)) || (open.size >= MOST_CONNECTIONS && !makeRoom(open))) {
			socket.destroy();
			return;
		}
		byAddress.set(address, own.add(socket));
		open.add(socket);
		socket.once("close", () => {
			open.delete(socket);
			busy.delete(socket);
			own.delete(socket);
			if (own.size === 0 && byAddress.get(address) === own) byAddress.delete(address);
		});
	});

	server.on("request", ({ socket }, response) => {
		busy.set(socket, (busy.get(socket) ?? 0) + 1);
		response.once("close", () => {
			const left = (busy.get(socket) ?? 1) - 1;
			if (left > 0) busy.set(socket, left);
			else busy.delete(socket);
		});
	});
}
