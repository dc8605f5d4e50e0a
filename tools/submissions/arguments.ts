import { parseArgs } from "node:util";
import { NOTICE } from "../../functions/deliver/notices.ts";
import { SUBMISSION_STATES, type SubmissionFilter } from "../../functions/store/port.ts";
import { suggestion } from "../../shared/nearest.ts";
import { formNames } from "../forms.ts";

/** What cannot be done as it was asked; the message says what to do instead. */
export class CommandError extends Error {}

/** The commands that are about one submission. */
export type IdCommand = "show" | "retry" | "release" | "delete";

export type Command =
	| { readonly name: "help" }
	| { readonly name: "list"; readonly filter: SubmissionFilter }
	/** Without a file the table is printed. */
	| {
			readonly name: "export";
			readonly filter: SubmissionFilter;
			readonly file: string | undefined;
	  }
	| { readonly name: IdCommand; readonly id: string }
	| { readonly name: "delete-person"; readonly email: string; readonly confirmed: boolean };

const FILTERS = ["form", "state", "since", "until"] as const;
/** Which options a command takes. */
const OPTIONS: Readonly<Record<Command["name"], readonly string[]>> = {
	help: [],
	list: FILTERS,
	export: [...FILTERS, "file"],
	show: [],
	retry: [],
	release: [],
	delete: [],
	"delete-person": ["yes"],
};

const FORMS: readonly string[] = [...formNames, "quiz", "unsubscribe", NOTICE];

const SEE_HELP = 'Run "npm run submissions" without a command to see what there is.';

/**
 * Reads what was typed after `npm run submissions`.
 * @param environment - npm puts the options there that it keeps for itself
 * @throws CommandError
 */
export function readCommand(
	typed: readonly string[],
	environment: Readonly<Record<string, string | undefined>> = {},
): Command {
	const { values, positionals } = parseArgs({
		args: [...typed],
		strict: false,
		options: {
			form: { type: "string" },
			state: { type: "string" },
			since: { type: "string" },
			until: { type: "string" },
			file: { type: "string" },
			yes: { type: "boolean" },
			help: { type: "boolean" },
		},
	});
	const [first = "help", ...subjects] = positionals;
	if (values.help === true) return { name: "help" };
	if (!isCommandName(first)) throw new CommandError(`There is no command "${first}". ${SEE_HELP}`);
	checkOptions(first, Object.keys(values), environment);
	switch (first) {
		case "help":
			return { name: first };
		case "list":
			checkNoSubject(first, subjects);
			return { name: first, filter: filterOf(values) };
		case "export":
			checkNoSubject(first, subjects);
			return { name: first, filter: filterOf(values), file: textOf(values, "file") };
		case "delete-person": {
			const email = onlySubject(first, "email", subjects);
			return { name: first, email, confirmed: values.yes === true };
		}
		default:
			return { name: first, id: onlySubject(first, "id", subjects) };
	}
}

type Values = Readonly<Record<string, unknown>>;

function isCommandName(name: string): name is Command["name"] {
	return Object.hasOwn(OPTIONS, name);
}

function dashed(options: readonly string[]): string {
	return options.map((option) => `--${option}`).join(", ");
}

function checkOptions(
	command: Command["name"],
	given: readonly string[],
	environment: Readonly<Record<string, string | undefined>>,
): void {
	const allowed = OPTIONS[command];
	const unknown = given.find((option) => !allowed.includes(option));
	if (unknown !== undefined) {
		const takes = allowed.length > 0 ? `It takes: ${dashed(allowed)}.` : "It takes none.";
		throw new CommandError(`"${command}" has no option --${unknown}. ${takes}`);
	}
	const kept = allowed.find((option) => option !== "yes" && environment[`npm_config_${option}`]);
	if (kept === undefined) return;
	throw new CommandError(
		`npm has kept --${kept} for itself. Write two dashes before the command:\n  npm run submissions -- ${command} --${kept}=...`,
	);
}

function checkNoSubject(command: "list" | "export", subjects: readonly string[]): void {
	if (subjects.length === 0) return;
	throw new CommandError(
		`"${command}" does not know what to do with "${subjects.join(" ")}". It takes ${dashed(OPTIONS[command])}, with two dashes before the command:\n  npm run submissions -- ${command} --form=...`,
	);
}

function onlySubject(
	command: string,
	what: "id" | "email",
	[subject, ...others]: readonly string[],
): string {
	if (subject !== undefined && others.length === 0) return subject;
	throw new CommandError(
		`"${command}" needs one ${what}: npm run submissions ${command} <${what}>`,
	);
}

function textOf(values: Values, option: string): string | undefined {
	const value = values[option];
	if (value === undefined || (typeof value === "string" && value)) return value;
	throw new CommandError(`--${option} needs a value, as in --${option}=...`);
}

function filterOf(values: Values): SubmissionFilter {
	const form = textOf(values, "form");
	if (form !== undefined && !FORMS.includes(form)) {
		throw new CommandError(
			`There is no form "${form}"${suggestion(form, FORMS)} There are: ${FORMS.join(", ")}.`,
		);
	}
	const asked = textOf(values, "state");
	const state = SUBMISSION_STATES.find((each) => each === asked);
	if (asked !== undefined && state === undefined) {
		throw new CommandError(
			`There is no state "${asked}". There are: ${SUBMISSION_STATES.join(", ")}.`,
		);
	}
	return {
		form,
		state,
		since: midnight("since", textOf(values, "since"), 0),
		until: midnight("until", textOf(values, "until"), 1),
	};
}

/** When a day begins here, or a later one; undefined where none was asked for. */
function midnight(option: string, day: string | undefined, daysLater: number): number | undefined {
	if (day === undefined) return undefined;
	const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
	const begin = new Date(year, month - 1, date);
	if (/^\d{4}-\d{2}-\d{2}$/.test(day) && begin.getMonth() === month - 1 && date > 0) {
		return begin.setDate(date + daysLater);
	}
	throw new CommandError(`--${option}=${day} is no day. Write it as --${option}=2026-11-01.`);
}
