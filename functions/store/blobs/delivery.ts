import type { Lease, LeasedMessage, Outcome, SubmissionStore } from "../port.ts";
import { type StoredMessage, type SubmissionEntries, toMessage } from "./submissions.ts";

type Operations = Pick<
	SubmissionStore,
	"lease" | "renew" | "handOver" | "settle" | "interrupted" | "recover" | "nextAttemptAt"
>;

export function deliveryOperations(entries: SubmissionEntries): Operations {
	/** The messages that wait or are leased, those that wait the longest first. */
	async function waiting() {
		const found = (await entries.waiting()).flatMap(({ id: submissionId, messages }) =>
			messages
				.filter(({ state }) => state === "waiting")
				.map((message) => ({ submissionId, message })),
		);
		return found.sort(
			({ message: a }, { message: b }) =>
				a.nextAttemptAt - b.nextAttemptAt || (a.id < b.id ? -1 : 1),
		);
	}

	/** @returns the message as it was written; undefined where `change` left it as it was */
	async function updateMessage(
		id: string,
		change: (message: StoredMessage) => StoredMessage | undefined,
	): Promise<StoredMessage | undefined> {
		let changed: StoredMessage | undefined;
		const written = await entries.update(id.slice(0, id.lastIndexOf("-")), (found) => {
			const message = found?.messages.find((each) => each.id === id);
			changed = message && change(message);
			if (!found || !changed) return undefined;
			const result = changed;
			return { ...found, messages: found.messages.map((each) => (each.id === id ? result : each)) };
		});
		return written && changed;
	}

	/** @returns false where the lease is lost */
	async function updateLeased(
		{ messageId, token }: Lease,
		change: (message: StoredMessage) => StoredMessage,
	): Promise<boolean> {
		const written = await updateMessage(messageId, (message) =>
			message.lease?.token === token ? change(message) : undefined,
		);
		return written !== undefined;
	}

	return {
		async lease(channel, now, until, limit) {
			const leased: LeasedMessage[] = [];
			const isDue = (message: StoredMessage) =>
				message.channel === channel &&
				message.state === "waiting" &&
				message.lease === null &&
				message.nextAttemptAt <= now;
			for (const { submissionId, message } of await waiting()) {
				if (leased.length === limit) break;
				if (!isDue(message)) continue;
				const token = crypto.randomUUID();
				const written = await updateMessage(message.id, (current) => {
					if (!isDue(current)) return undefined;
					return {
						...current,
						attempts: current.attempts + 1,
						firstAttemptAt: current.firstAttemptAt ?? now,
						lease: { token, until, handedOver: false },
					};
				});
				// Another process was faster.
				if (!written) continue;
				leased.push({
					...toMessage(written),
					submissionId,
					firstAttemptAt: written.firstAttemptAt ?? now,
					lease: { messageId: written.id, token },
				});
			}
			return leased;
		},

		renew: (lease, until) =>
			updateLeased(lease, (message) => ({
				...message,
				lease: message.lease && { ...message.lease, until },
			})),

		handOver: (lease) =>
			updateLeased(lease, (message) => ({
				...message,
				lease: message.lease && { ...message.lease, handedOver: true },
			})),

		settle: (lease, outcome, now) =>
			updateLeased(lease, (message) => ({ ...message, ...settled(outcome, now), lease: null })),

		async interrupted(now) {
			return (await waiting())
				.filter(({ message }) => isInterrupted(message, now))
				.map(({ submissionId, message }) => ({ submissionId, messageId: message.id }));
		},

		async recover(now) {
			for (const { message } of await waiting()) {
				if (!isExpired(message, now)) continue;
				await updateMessage(message.id, (current) => {
					if (!isExpired(current, now)) return undefined;
					if (!isInterrupted(current, now)) return { ...current, lease: null };
					const uncertain = { state: "uncertain", reason: "interrupted" } as const;
					return { ...current, ...uncertain, finishedAt: now, lease: null };
				});
			}
		},

		async nextAttemptAt() {
			const times = (await waiting()).map(
				({ message }) => message.lease?.until ?? message.nextAttemptAt,
			);
			return times.length === 0 ? undefined : Math.min(...times);
		},
	};
}

const isExpired = ({ lease }: StoredMessage, now: number) => lease !== null && lease.until <= now;

const isInterrupted = (message: StoredMessage, now: number) =>
	isExpired(message, now) && message.lease?.handedOver === true;

function settled(outcome: Outcome, now: number) {
	if (outcome.state === "waiting") return { ...outcome, finishedAt: null };
	const reason = outcome.state === "delivered" ? null : outcome.reason;
	return { state: outcome.state, reason, nextAttemptAt: now, finishedAt: now };
}
