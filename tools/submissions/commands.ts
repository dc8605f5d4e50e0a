import { writeFile } from "node:fs/promises";
import { NOTICE } from "../../functions/deliver/notices.ts";
import type { Submission, SubmissionFilter, SubmissionStore } from "../../functions/store/port.ts";
import { type Command, CommandError, type IdCommand } from "./arguments.ts";
import { toCsv } from "./csv.ts";
import { details, listOf, plural } from "./format.ts";

/** The most that a store lists at once. */
const PAGE = 100;

/**
 * Does what was asked.
 * @returns what to print
 * @throws CommandError where it can't be done
 */
export async function runCommand(
	command: Exclude<Command, { name: "help" }>,
	store: SubmissionStore,
	now: number,
): Promise<string> {
	switch (command.name) {
		case "list":
			return listOf(await all(store, command.filter));
		case "export":
			return exportCsv(store, command);
		case "delete-person":
			return deletePerson(store, command);
		default:
			return ofOne(store, command.name, command.id, now);
	}
}

async function ofOne(
	store: SubmissionStore,
	name: IdCommand,
	id: string,
	now: number,
): Promise<string> {
	const submission = await store.find(id);
	if (!submission) {
		throw new CommandError(
			`There is no submission ${id}. "npm run submissions list" shows the id of each; old ones are deleted by themselves.`,
		);
	}
	switch (name) {
		case "show":
			return details(submission);
		case "retry": {
			const count = await store.retry(id, now);
			if (count > 0) return `${plural(count, "message")} will be sent again.\n`;
			const hint = submission.held ? ` To send it: npm run submissions release ${id}` : "";
			throw new CommandError(`Nothing to retry: its state is ${submission.state}.${hint}`);
		}
		case "release":
			if (await store.release(id, now)) return "It is released, and will be sent.\n";
			throw new CommandError(`It is not held as spam: its state is ${submission.state}.`);
		case "delete":
			await store.remove(id);
			return `Deleted: ${submission.form}, ${submission.email || "without an address"}.\n`;
	}
}

async function exportCsv(
	store: SubmissionStore,
	{ filter, file }: Extract<Command, { name: "export" }>,
): Promise<string> {
	const found = await all(store, filter);
	// Nobody filled in the notices about the delivery: they are there for whoever asks for them.
	const submissions = filter.form ? found : found.filter(({ form }) => form !== NOTICE);
	const csv = toCsv(submissions);
	if (file === undefined) return csv;
	await writeFile(file, csv, { mode: 0o600 });
	return `${plural(submissions.length, "submission")} in ${file}\n`;
}

async function deletePerson(
	store: SubmissionStore,
	{ email, confirmed }: Extract<Command, { name: "delete-person" }>,
): Promise<string> {
	const submissions = await all(store, { email });
	const optIns = await store.optIns(email);
	const what = `${plural(submissions.length, "submission")} and ${plural(optIns.length, "confirmed sign-up")} of ${email}`;
	if (submissions.length + optIns.length === 0) {
		throw new CommandError(`Nothing is stored of ${email}. Is it written as the person wrote it?`);
	}
	if (!confirmed) {
		throw new CommandError(
			`This deletes ${what}, for good.\nIf you are sure: npm run submissions -- delete-person ${email} --yes`,
		);
	}
	await store.removePerson(email);
	return `Deleted: ${what}.\nWhether the address wants no mail stays noted, in a form that can't be read.\n`;
}

/** The newest first. */
async function all(store: SubmissionStore, filter: SubmissionFilter): Promise<Submission[]> {
	const found: Submission[] = [];
	let after: string | undefined;
	do {
		const page = await store.list(filter, PAGE, after);
		found.push(...page.submissions);
		after = page.next;
	} while (after !== undefined);
	return found;
}
