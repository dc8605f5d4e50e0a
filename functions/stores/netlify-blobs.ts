import { z } from "zod";
import type { Clock, Store } from "../ports.ts";

/** What is used of a store of Netlify Blobs. */
export interface BlobStore {
	get(key: string): Promise<string | null>;
	set(key: string, value: string): Promise<unknown>;
	delete(key: string): Promise<void>;
}

const entrySchema = z.object({ value: z.string(), expires: z.number() });

/** Remembers in Netlify Blobs, which know no time: what has expired is dropped when it is read. */
export function createBlobsStore(blobs: BlobStore, clock: Clock): Store {
	async function read(key: string): Promise<string | undefined> {
		const text = await blobs.get(key);
		if (text === null) return undefined;
		const { value, expires } = entrySchema.parse(JSON.parse(text));
		if (expires > clock.now()) return value;
		await blobs.delete(key);
		return undefined;
	}

	async function write(key: string, value: string, seconds: number): Promise<void> {
		await blobs.set(key, JSON.stringify({ value, expires: clock.now() + seconds * 1000 }));
	}

	return {
		get: read,
		set: write,
		delete: (key) => blobs.delete(key),
		async increment(key, seconds) {
			const count = Number((await read(key)) ?? 0) + 1;
			await write(key, String(count), seconds);
			return count;
		},
	};
}
