import { misspelled } from "./names.ts";
import { SECRET_NAMES, SETTING_NAMES, type Variables } from "./variables.ts";

/** The settings can't be used as they are; the message names each variable and what is expected of it. */
export class SettingsError extends Error {}

interface Issue {
	readonly path: readonly PropertyKey[];
	readonly message: string;
}

/**
 * Refuses settings with a fault: a misspelled name, or an issue that was found in a value.
 * @throws SettingsError that lists every fault
 */
export function report(given: Variables, issues: readonly Issue[]): void {
	const faults = [
		...misspelled(Object.keys(given), SETTING_NAMES).map(({ name, nearest }) =>
			unknownName(name, nearest),
		),
		...issues.map(({ path, message }) => {
			const name = String(path[0]);
			return `  ${name}: found ${shown(name, given[name])}, expected ${message}`;
		}),
	];
	if (faults.length === 0) return;
	throw new SettingsError(`The settings can't be used as they are:\n${faults.join("\n")}`);
}

/** The sentence about a name that no setting has. */
export function unknownName(name: string, nearest: string): string {
	return `  ${name}: is no setting; did you mean ${nearest}?`;
}

function shown(name: string, value: string | undefined): string {
	if (value === undefined) return "nothing";
	return SECRET_NAMES.includes(name) ? `${value.length} characters` : `"${value}"`;
}
