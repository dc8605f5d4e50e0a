import { z } from "zod";
import type { Mail, Ports } from "../ports.ts";

/** What a submission has come to. */
export type Outcome =
	| { readonly kind: "sent" }
	/** The same key came with other answers. */
	| { readonly kind: "conflict" }
	| { readonly kind: "wait"; readonly seconds: number }
	/** The mail was not taken; with the same key it can be tried again. */
	| { readonly kind: "failed"; readonly reason: string };

export interface Job {
	/** Names the submission: the same for every attempt. */
	readonly key: string;
	/** Of what is submitted: the same key with other answers is another submission, and refused. */
	readonly digest: string;
	/** For how many seconds it is known that this was sent. */
	readonly remember: number;
	/** Seconds to wait before it may be sent; asked once for a submission, however often it is tried. */
	admit(): Promise<number>;
	/** In the order in which they are sent. */
	mails(): Promise<readonly Mail[]>;
}

const progressSchema = z.object({
	digest: z.string(),
	/** How many of its mails have left. */
	sent: z.number(),
	done: z.boolean(),
});

type Progress = z.infer<typeof progressSchema>;

/**
 * Sends the mails of a submission, each of them once: attempts at the same time share one run, and a
 * later attempt goes on where the last one failed.
 *
 * A process on its own keeps this promise to the letter. Where a host runs several and its store can't
 * count, two attempts that meet in the same second may send twice; the mails then share a Message-ID.
 */
export function createOnce({ store, transport }: Pick<Ports, "store" | "transport">) {
	const running = new Map<string, { digest: string; outcome: Promise<Outcome> }>();

	async function progressOf(key: string): Promise<Progress | undefined> {
		const text = await store.get(key);
		return text === undefined ? undefined : progressSchema.parse(JSON.parse(text));
	}

	async function run(job: Job): Promise<Outcome> {
		const progress = await progressOf(job.key);
		if (progress && progress.digest !== job.digest) return { kind: "conflict" };
		if (progress?.done) return { kind: "sent" };
		if (!progress) {
			const seconds = await job.admit();
			if (seconds > 0) return { kind: "wait", seconds };
			await note(job, 0, false);
		}
		return sendFrom(progress?.sent ?? 0, job);
	}

	async function sendFrom(first: number, job: Job): Promise<Outcome> {
		const mails = await job.mails();
		for (const [index, mail] of mails.entries()) {
			if (index < first) continue;
			try {
				await transport.send(mail);
			} catch (error) {
				return { kind: "failed", reason: kindOf(error) };
			}
			await note(job, index + 1, index + 1 === mails.length);
		}
		return { kind: "sent" };
	}

	function note({ key, digest, remember }: Job, sent: number, done: boolean): Promise<void> {
		return store.set(key, JSON.stringify({ digest, sent, done }), remember);
	}

	return function deliver(job: Job): Promise<Outcome> {
		const other = running.get(job.key);
		if (other) {
			return other.digest === job.digest ? other.outcome : Promise.resolve({ kind: "conflict" });
		}
		const outcome = run(job).finally(() => running.delete(job.key));
		running.set(job.key, { digest: job.digest, outcome });
		return outcome;
	};
}

export type Deliver = ReturnType<typeof createOnce>;

/** The kind of an error: its message may quote an address or a setting. */
export function kindOf(error: unknown): string {
	if (!(error instanceof Error)) return "unknown";
	const code: unknown = "code" in error ? error.code : undefined;
	return typeof code === "string" ? code : error.name;
}
