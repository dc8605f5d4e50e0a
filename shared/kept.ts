/** How long a browser keeps what somebody wrote, in milliseconds. */
export const KEPT_MS = 24 * 60 * 60 * 1000;

/** How long it keeps a result of the quiz for the link in its mail. */
export const RESULT_KEPT_DAYS = 30;

/** The names under which forms, the quiz and the circle keep something. */
const OURS = /^liberation-(form|quiz|circle)/;
/** Kept in the tab of a visitor who said that others use the computer. */
const SHARED = "liberation-shared-computer";

/** The storages of a browser. They are functions, because where storage is blocked, reading it throws. */
export interface Storages {
	/** Forgets when the tab is closed. */
	tab(): Storage;
	/** Outlasts the tab. */
	browser(): Storage;
}

/** Keeps one thing, for 24 hours at most. */
export interface Keeper<Value> {
	/** @returns whether the browser keeps it */
	keep(value: Value): boolean;
	load(): Value | undefined;
	forget(): void;
}

/**
 * Forgets first what any of ours has kept past its time.
 * @param storages - undefined keeps nothing
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
				if (!storages || keepsNothing(storages)) return false;
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

function forgetExpired(storage: Storage): void {
	for (const name of Object.keys(storage).filter((each) => OURS.test(each))) {
		const kept: unknown = attempt(() => JSON.parse(storage.getItem(name) ?? ""));
		const until = kept instanceof Object && "until" in kept ? Number(kept.until) : 0;
		if (!(until > Date.now())) storage.removeItem(name);
	}
}

/** Whether somebody said in this tab that others use the computer. */
export function keepsNothing(storages: Storages): boolean {
	return attempt(() => storages.tab().getItem(SHARED) !== null) ?? false;
}

/** Forgets everything that is kept, and keeps nothing in this tab from now on. */
export function keepNothing(storages: Storages): void {
	for (const open of [storages.tab, storages.browser])
		attempt(() => {
			const storage = open();
			for (const name of Object.keys(storage)) if (OURS.test(name)) storage.removeItem(name);
		});
	attempt(() => storages.tab().setItem(SHARED, "yes"));
}

/** A value as JSON. Some old libraries give every array a `toJSON` that quotes it twice: it is passed over. */
export function toJson(value: unknown): string {
	return JSON.stringify(value, function (this: Record<string, unknown>, key) {
		return this[key];
	});
}

function attempt<Value>(use: () => Value): Value | undefined {
	try {
		return use();
	} catch {
		return undefined;
	}
}
