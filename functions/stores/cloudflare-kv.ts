import type { Store } from "../ports.ts";

/** What is used of a KV namespace of Cloudflare's. */
export interface KvNamespace {
	get(key: string): Promise<string | null>;
	put(key: string, value: string, options: { expirationTtl: number }): Promise<void>;
	delete(key: string): Promise<void>;
}

/** KV takes no shorter time. */
const SHORTEST_SECONDS = 60;

/**
 * Remembers in Cloudflare KV. It can't count at once, and places far apart see a change up to a minute
 * later: limits hold nearly, and suppressed addresses soon.
 */
export function createKvStore(namespace: KvNamespace): Store {
	const put = (key: string, value: string, seconds: number) =>
		namespace.put(key, value, { expirationTtl: Math.max(seconds, SHORTEST_SECONDS) });
	return {
		async get(key) {
			return (await namespace.get(key)) ?? undefined;
		},
		set: put,
		delete: (key) => namespace.delete(key),
		async increment(key, seconds) {
			const count = Number((await namespace.get(key)) ?? 0) + 1;
			await put(key, String(count), seconds);
			return count;
		},
	};
}
