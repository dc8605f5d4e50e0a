import { describe, expect, test } from "vitest";
import type { Clock, Store } from "../../../functions/ports.ts";
import { createKvStore } from "../../../functions/stores/cloudflare-kv.ts";
import { createMemoryStore } from "../../../functions/stores/memory.ts";
import { createBlobsStore } from "../../../functions/stores/netlify-blobs.ts";

/* The hosts' own stores don't run here: a Map stands for what they keep, with their rules. */

function cloudflare(clock: Clock): Store {
	const kept = new Map<string, { value: string; until: number }>();
	return createKvStore({
		async get(key) {
			const entry = kept.get(key);
			return entry && entry.until > clock.now() ? entry.value : null;
		},
		async put(key, value, { expirationTtl }) {
			// What the service answers with 400.
			if (expirationTtl < 60) throw new Error("Expiration TTL must be at least 60");
			kept.set(key, { value, until: clock.now() + expirationTtl * 1000 });
		},
		async delete(key) {
			kept.delete(key);
		},
	});
}

function netlify(clock: Clock): Store {
	const kept = new Map<string, string>();
	return createBlobsStore(
		{
			get: async (key) => kept.get(key) ?? null,
			set: async (key, value) => kept.set(key, value),
			delete: async (key) => void kept.delete(key),
		},
		clock,
	);
}

const STORES = { memory: (clock: Clock) => createMemoryStore(clock), cloudflare, netlify };

describe.each(Object.entries(STORES))("%s", (_, create) => {
	const started = () => {
		const clock = { time: 1_000_000, now: () => clock.time };
		return { clock, store: create(clock) };
	};

	test("keeps a text as long as it was told, or until it is deleted", async () => {
		const { clock, store } = started();
		expect(await store.get("a")).toBeUndefined();
		await store.set("a", "ä", 100);
		await store.set("b", "b", 100);
		expect(await store.get("a")).toBe("ä");
		await store.delete("b");
		expect(await store.get("b")).toBeUndefined();
		clock.time += 100_001;
		expect(await store.get("a")).toBeUndefined();
	});

	test("counts, and begins anew", async () => {
		const { clock, store } = started();
		expect(await store.increment("n", 60)).toBe(1);
		expect(await store.increment("n", 60)).toBe(2);
		clock.time += 60_001;
		expect(await store.increment("n", 60)).toBe(1);
	});
});

test("memory does not grow with the visitors", async () => {
	const store = createMemoryStore(Date, 3);
	for (const key of ["a", "b", "c", "d"]) await store.set(key, key, 60);
	expect(await store.get("a")).toBeUndefined();
	expect(await store.get("d")).toBe("d");
});
