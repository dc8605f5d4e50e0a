import { nearest } from "@liberation/shared/nearest";
import type { z } from "zod";
import { MOVED, SECRET_NAMES, VARIABLE_NAMES, variables } from "./variables.ts";

/** Environment variables, as a process or a host hands them over. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings can't be used as they are; the message names each variable and what is expected of it. */
export class SettingsError extends Error {}

/** What only our settings begin with: an unknown name there is a slip of the keyboard. */
const OURS = /^(?:SMTP|MAIL|RESEND|WEBHOOK|BOUNCE|SIGNING|KEEP|FORMS|TRUSTED|MAX_SUB|DESK)\w*_/;
/** So many letters of a long name may be wrong, and it is still taken for one of ours. */
const SLIPS = 2;
const SHORTEST = 7;

/**
 * Reads variables by a schema. An empty one is none.
 * @throws SettingsError that lists every fault, misspelled names included
 */
export function readVariables<Schema extends z.ZodType>(
	schema: Schema,
	environment: Environment,
): z.infer<Schema> {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
	const { success, data, error } = schema.safeParse(given);
	const wrong = new Set(error?.issues.map(({ path }) => String(path[0])));
	const faults = [
		...Object.keys(given).filter(isMisspelled).map(unknownName),
		...[...wrong].map(
			(name) => `  ${name}: found ${shown(name, given[name])}, expected ${expected(name)}`,
		),
	];
	if (success && faults.length === 0) return data;
	throw new SettingsError(`The settings can't be used as they are:\n${faults.join("\n")}`);
}

/**
 * Makes sure that a file of settings names nothing else: a process has other variables, a file of ours has not.
 * @throws SettingsError that says which settings may have been meant
 */
export function checkFileNames(names: readonly string[]): void {
	const unknown = names.filter((name) => !VARIABLE_NAMES.includes(name));
	if (unknown.length === 0) return;
	throw new SettingsError(
		`The file .env can't be used as it is:\n${unknown.map(unknownName).join("\n")}`,
	);
}

/** Whether a variable was meant as one of our settings. Others are not ours to judge. */
function isMisspelled(name: string): boolean {
	if (VARIABLE_NAMES.includes(name)) return false;
	const isClose = name.length >= SHORTEST && nearest(name, VARIABLE_NAMES, SLIPS) !== undefined;
	return isClose || OURS.test(name);
}

function unknownName(name: string): string {
	const moved = MOVED[name];
	if (moved) return `  ${name}: ${moved}. Delete this line.`;
	const meant = nearest(name, VARIABLE_NAMES, name.length);
	return `  ${name}: is no setting${meant === undefined ? "." : `; did you mean ${meant}?`}`;
}

function shown(name: string, value: string | undefined): string {
	if (value === undefined) return "nothing";
	return SECRET_NAMES.includes(name) ? `${value.length} characters` : `"${value}"`;
}

function expected(name: string): string {
	const { [name]: schema }: Readonly<Record<string, z.ZodType>> = variables;
	return schema?.description ?? "another value";
}
