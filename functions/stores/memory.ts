import type { Clock, Store } from "../ports.ts";

interface Entry {
	readonly value: string;
	readonly expires: number;
}

/** Beyond so many entries the oldest go: memory must not grow with the visitors. */
const CAPACITY = 20_000;

/** Remembers as long as the process lives: enough for one Node server, for development and tests. */
export function createMemoryStore(clock: Clock, capacity = CAPACITY): Store {
	const entries = new Map<string, Entry>();

	function read(key: string): string | undefined {
		const entry = entries.get(key);
		return entry && entry.expires > clock.now() ? entry.value : undefined;
	}

	function write(key: string, value: string, seconds: number): void {
		entries.delete(key);
		entries.set(key, { value, expires: clock.now() + seconds * 1000 });
		if (entries.size > capacity) prune();
	}

	function prune(): void {
		for (const [key, { expires }] of entries) if (expires <= clock.now()) entries.delete(key);
		// A Map keeps the order in which keys were set.
		for (const key of entries.keys()) {
			if (entries.size <= capacity) break;
			entries.delete(key);
		}
	}

	return {
		async get(key) {
			return read(key);
		},
		async set(key, value, seconds) {
			write(key, value, seconds);
		},
		async delete(key) {
			entries.delete(key);
		},
		async increment(key, seconds) {
			const count = Number(read(key) ?? 0) + 1;
			write(key, String(count), seconds);
			return count;
		},
	};
}
