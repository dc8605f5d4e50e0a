import { attempt } from "./attempt.ts";

/** How long a browser keeps a draft, a submission or a circle, in milliseconds. */
export const KEPT_MS = 24 * 60 * 60 * 1000;

/** How many days a browser keeps a result, so that the link in the results mail can show the result's counts. */
export const RESULT_KEPT_DAYS = 30;

/** Matches the storage keys of forms, quiz and circle. */
const OURS = /^liberation-(form|quiz|circle)/;
/** The storage key that is set once a visitor says that the computer is shared. */
const SHARED = "liberation-shared-computer";

/** Accessors of a browser's storages. They are functions because reading a blocked storage throws. */
export interface Storages {
	tab(): Storage;
	browser(): Storage;
}

/** Stores one value until it expires. */
export interface Keeper<Value> {
	/** @returns whether the browser stored the value */
	keep(value: Value): boolean;
	load(): Value | undefined;
	forget(): void;
}

/**
 * Creates a keeper, and first deletes the expired values of all keepers in `storages.browser()`.
 * @param storages - if undefined, nothing is stored
 */
export function createKeeper<Value extends { readonly until: number }>(
	storages: Storages | undefined,
	where: keyof Storages,
	name: string,
): Keeper<Value> {
	const forget = () => attempt(() => storages?.[where]().removeItem(name));
	attempt(() => storages && forgetExpired(storages.browser()));
	return {
		keep: (value) =>
			attempt(() => {
				if (!storages || isSharedComputer(storages)) return false;
				storages[where]().setItem(name, toJson(value));
				return true;
			}) ?? false,
		load: () =>
			attempt(() => {
				const value: Value | null = JSON.parse(storages?.[where]().getItem(name) ?? "null");
				if (value && value.until > Date.now()) return value;
				forget();
				return undefined;
			}),
		forget,
	};
}

/** The maximum number of submissions that wait in a browser. */
const MOST_WAITING = 20;
/** Matches the storage keys of waiting submissions. */
const WAITING = /^liberation-.*-waiting:/;

/** Stores several values, each in an entry of its own, so that tabs can't overwrite each other's. */
export interface Queue<Value> {
	/** @returns whether the browser stored the value; false where `MOST_WAITING` others wait */
	keep(value: Value): boolean;
	has(value: Value): boolean;
	/** Loads the values, the oldest first. */
	load(): Value[];
	forget(value: Value): void;
}

/**
 * Creates a queue, and first deletes what has expired. Its values are kept as those of `createKeeper`.
 * @param name - the prefix of the storage keys
 */
export function createQueue<Value extends { readonly until: number; readonly key: string }>(
	storages: Storages | undefined,
	name: string,
): Queue<Value> {
	attempt(() => storages && forgetExpired(storages.browser()));
	const prefix = `${name}-waiting:`;
	const keeperOf = (key: string) => createKeeper<Value>(storages, "browser", prefix + key);
	const names = () => attempt(() => Object.keys(storages?.browser() ?? {})) ?? [];
	const has = ({ key }: Value) => names().includes(prefix + key);
	return {
		keep: (value) =>
			(has(value) || names().filter((each) => WAITING.test(each)).length < MOST_WAITING) &&
			keeperOf(value.key).keep(value),
		has,
		load: () =>
			names()
				.filter((each) => each.startsWith(prefix))
				.flatMap((each) => keeperOf(each.slice(prefix.length)).load() ?? [])
				// Something else may stand under the name.
				.filter((value) => has(value))
				.sort((one, other) => one.until - other.until),
		forget: ({ key }) => keeperOf(key).forget(),
	};
}

function forgetExpired(storage: Storage): void {
	for (const name of Object.keys(storage).filter((each) => OURS.test(each))) {
		const kept: unknown = attempt(() => JSON.parse(storage.getItem(name) ?? ""));
		const until = kept instanceof Object && "until" in kept ? Number(kept.until) : 0;
		if (!(until > Date.now())) storage.removeItem(name);
	}
}

/** Whether the visitor said in this tab that the computer is shared. */
export function isSharedComputer(storages: Storages): boolean {
	return attempt(() => storages.tab().getItem(SHARED) !== null) ?? false;
}

/** Deletes what forms, quiz and circle have stored; from now on, their keepers store nothing in this tab. */
export function markSharedComputer(storages: Storages): void {
	for (const open of [storages.tab, storages.browser])
		attempt(() => {
			const storage = open();
			for (const name of Object.keys(storage)) if (OURS.test(name)) storage.removeItem(name);
		});
	attempt(() => storages.tab().setItem(SHARED, "yes"));
}

/** Serializes JSON and ignores `Array.prototype.toJSON`, which old libraries define and which encodes arrays twice. */
export function toJson(value: unknown): string {
	return JSON.stringify(value, function (this: Record<string, unknown>, key) {
		return this[key];
	});
}
