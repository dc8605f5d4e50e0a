import { nearest } from "@liberation/shared/nearest";
import type { z } from "zod";
import { SECRET_NAMES, VARIABLE_NAMES, variables } from "./variables.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** An error whose message names each faulty variable and the expected value. */
export class SettingsError extends Error {
	readonly faults: readonly string[];

	constructor(faults: readonly string[]) {
		super(["The settings can't be used as they are:", ...faults].join("\n  "));
		this.faults = faults;
	}
}

/** Prefixes of our variables: an unknown variable with one of these prefixes is a typo. */
const OURS = /^(?:SMTP|MAIL|RESEND|WEBHOOK|BOUNCE|SIGNING|KEEP|FORMS|TRUSTED|MAX_SUB|DESK)\w*_/;
/** Maximum edit distance at which a long unknown name counts as a typo. */
const SLIPS = 2;
const SHORTEST = 7;

/** Validates variables; an empty one is unset. @throws SettingsError that lists every fault and misspelled name */
export function readVariables<Values>(schema: z.ZodType<Values>, environment: Environment): Values {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
	const { success, data, error } = schema.safeParse(given);
	const wrong = [...new Set(error?.issues.map(({ path }) => String(path[0])))];
	const faults = [
		...Object.keys(given).filter(isMisspelled).map(unknownName),
		...wrong.map(
			(name) => `${name}: found ${shown(name, given[name])}, expected ${expected(name)}`,
		),
	];
	if (success && faults.length === 0) return data;
	throw new SettingsError(faults);
}

function isMisspelled(name: string): boolean {
	if (VARIABLE_NAMES.includes(name)) return false;
	const isClose = name.length >= SHORTEST && nearest(name, VARIABLE_NAMES, SLIPS) !== undefined;
	return isClose || OURS.test(name);
}

/** The fault of a name that no variable has, with the most similar name. */
export function unknownName(name: string): string {
	const meant = nearest(name, VARIABLE_NAMES, name.length);
	return `${name}: is no setting${meant === undefined ? "." : `; did you mean ${meant}?`}`;
}

function shown(name: string, value: string | undefined): string {
	if (value === undefined) return "nothing";
	return SECRET_NAMES.includes(name) ? `${value.length} characters` : `"${value}"`;
}

function expected(name: string): string {
	const { [name]: schema }: Readonly<Record<string, z.ZodType>> = variables;
	return schema?.description ?? "another value";
}
