import type { Store } from "@netlify/blobs";
import { z } from "zod";

/** How many times a write that met another one is tried again. */
const MOST_ATTEMPTS = 100;

/** The longest pause before it is, in milliseconds. */
const LONGEST_PAUSE = 50;

/** How many entries are read at the same time. */
const READS_AT_ONCE = 20;

/** Entries of one kind: JSON under keys that begin with the kind's name. */
export interface Entries<Entry> {
	find(key: string): Promise<Entry | undefined>;
	/** @returns whether this call wrote it; false where there is one */
	add(key: string, entry: Entry): Promise<boolean>;
	/**
	 * Reads an entry, and writes what `change` makes of it unless another write came between; then again.
	 * @param change - returns undefined to leave the entry as it is. Called again after a conflict
	 * @returns what was written; undefined where nothing was
	 */
	update(
		key: string,
		change: (found: Entry | undefined) => Entry | undefined,
	): Promise<Entry | undefined>;
	/** @param prefix - what the keys begin with after the kind's name */
	keys(prefix?: string): Promise<readonly string[]>;
	/** The entries under these keys that are still there. */
	read(keys: readonly string[]): Promise<readonly Entry[]>;
	remove(key: string): Promise<void>;
}

/** Entries in a store of Netlify Blobs that is strongly consistent. */
export function entriesOf<Entry>(
	store: Store,
	kind: string,
	schema: z.ZodType<Entry>,
): Entries<Entry> {
	const path = (key: string) => `${kind}/${key}`;

	async function load(key: string): Promise<{ entry: Entry; etag: string } | undefined> {
		const found = await store.getWithMetadata(path(key), { type: "json" });
		if (found === null) return undefined;
		return { entry: schema.parse(found.data), etag: z.string().min(1).parse(found.etag) };
	}

	/** @returns false where the condition does not hold */
	async function write(
		key: string,
		entry: Entry,
		condition: { onlyIfNew: true } | { onlyIfMatch: string },
	): Promise<boolean> {
		const { modified, etag } = await store.setJSON(path(key), entry, condition);
		// The client calls a conditional write that failed with an error "modified", but it has no etag.
		if (modified && !etag) throw new Error("Netlify Blobs did not write an entry.");
		return modified;
	}

	const entries: Entries<Entry> = {
		find: async (key) => (await load(key))?.entry,
		add: (key, entry) => write(key, entry, { onlyIfNew: true }),

		async update(key, change) {
			for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
				const found = await load(key);
				const changed = change(found?.entry);
				if (changed === undefined) return undefined;
				const condition = found ? { onlyIfMatch: found.etag } : ({ onlyIfNew: true } as const);
				if (await write(key, changed, condition)) return changed;
				await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE));
			}
			throw new Error("An entry in Netlify Blobs changes too often.");
		},

		async keys(prefix = "") {
			const { blobs } = await store.list({ prefix: path(prefix) });
			return blobs.map(({ key }) => key.slice(kind.length + 1));
		},

		async read(keys) {
			const found: Entry[] = [];
			for (let start = 0; start < keys.length; start += READS_AT_ONCE) {
				const part = keys.slice(start, start + READS_AT_ONCE);
				const read = await Promise.all(part.map((key) => entries.find(key)));
				found.push(...read.filter((entry) => entry !== undefined));
			}
			return found;
		},

		remove: (key) => store.delete(path(key)),
	};
	return entries;
}
