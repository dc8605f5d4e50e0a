import type { Submission } from "../../functions/store/port.ts";
import { forms } from "../forms.ts";

/* Submissions in words and in 80 columns. */

const WIDTH = 80;
/** As many words as fit beside an indent of two, or as much of a word that doesn't fit. */
const FITTING = /.{1,78}(?:\s+|$)|.{78}/gu;
const STATE_WIDTH = "undeliverable".length;

/** A time as `2026-11-21 10:00`, in the time zone of this machine. */
export function timeOf(at: number): string {
	const date = new Date(at);
	const two = (value: number) => String(value).padStart(2, "0");
	const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
	return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/**
 * Whether somebody on a list has pressed the link in the mail: asking for it and pressing it are two
 * submissions. "" for what is no list.
 */
export function confirmation({ form, messages }: Submission): "" | "yes" | "no" {
	if (!forms[form]?.isList) return "";
	return messages.some(({ audience }) => audience === "founder") ? "yes" : "no";
}

export function listOf(submissions: readonly Submission[]): string {
	if (submissions.length === 0) return "There is nothing like that.\n";
	const entries = submissions.map((submission) => {
		const { id, form, email, state, receivedAt } = submission;
		const note = { "": "", yes: ", confirmed", no: ", not confirmed" }[confirmation(submission)];
		const line = `${timeOf(receivedAt)}  ${state.padEnd(STATE_WIDTH)}  ${form}${note}`;
		return `${line}\n  ${id}  ${shorten(email, WIDTH - id.length - 4)}\n`;
	});
	const counts = new Map<string, number>();
	for (const { state } of submissions) counts.set(state, (counts.get(state) ?? 0) + 1);
	const parts = [...counts].map(([state, count]) => `${count} ${state}`).join(", ");
	return `${entries.join("")}\n${plural(submissions.length, "submission")}: ${parts}.\n`;
}

export function details(submission: Submission): string {
	const { id, form, state, receivedAt, answers, messages } = submission;
	const known = forms[form];
	const title = known ? `${form} (${known.title})` : form;
	const head = [`${title}, ${timeOf(receivedAt)}`, id, `State: ${state}`];
	const confirmed = confirmation(submission);
	if (confirmed) head.push(`Confirmed: ${confirmed}`);
	const written = Object.entries(answers).map(([name, text]) => `${name}:\n${wrap(text)}`);
	const sent = messages.map(({ channel, recipient, state, attempts, reason, ...message }) => {
		const next = state === "waiting" ? `, next ${timeOf(message.nextAttemptAt)}` : "";
		const when = message.finishedAt === null ? next : `, ${timeOf(message.finishedAt)}`;
		const why = reason === null ? "" : `\n    because of: ${reason}`;
		return `  ${channel} to ${recipient}\n    ${state}${when}, ${plural(attempts, "attempt")}${why}`;
	});
	const hint = { retry: "undeliverable uncertain", release: "held" };
	const next = Object.entries(hint).find(([, states]) => states.split(" ").includes(state));
	return [
		...head,
		"",
		...written,
		"",
		"Messages:",
		...(sent.length > 0 ? sent : ["  none"]),
		...(next ? ["", `To send it: npm run submissions ${next[0]} ${id}`] : []),
		"",
	].join("\n");
}

export function plural(count: number, noun: string): string {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function shorten(text: string, most: number): string {
	return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** Text with an indent, in lines that end between words where they can. */
function wrap(text: string): string {
	return text
		.split("\n")
		.flatMap((line) => line.match(FITTING) ?? [""])
		.map((line) => `  ${line}`.trimEnd())
		.join("\n");
}
