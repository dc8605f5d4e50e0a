import type { Store } from "@netlify/blobs";
import { z } from "zod";
import { sha256 } from "../../digest.ts";
import type { SubmissionStore } from "../port.ts";
import { entriesOf } from "./entries.ts";

const counter = z.object({ period: z.number(), count: z.number() });

const storedAddress = z.object({
	stoppedAt: z.number().nullable(),
	/** When it was asked whether it wants mail again. */
	askedAt: z.number().nullable(),
	/** The links that were pressed: a link lifts nothing a second time. */
	confirmed: z.array(z.string()),
});

const storedOptIn = z.object({
	id: z.string(),
	email: z.string(),
	form: z.string(),
	requestedAt: z.number(),
	confirmedAt: z.number(),
});

type Operations = Pick<
	SubmissionStore,
	"take" | "address" | "stopMail" | "takeConfirmation" | "confirm" | "optIns"
> & {
	/** Deletes the sign-ups that an address confirmed. */
	removeOptIns(email: string): Promise<void>;
};

export function addressOperations(store: Store): Operations {
	const counters = entriesOf(store, "counters", counter);
	const addresses = entriesOf(store, "addresses", storedAddress);
	const optIns = entriesOf(store, "opt-ins", storedOptIn);
	const folderOf = async (email: string) => `${await sha256(email.toLowerCase())}/`;

	return {
		async take(bucket, { most, seconds }, now) {
			const period = Math.floor(now / (seconds * 1000));
			const counted = await counters.update(bucket.replaceAll(" ", "/"), (found) => {
				if (found?.period !== period) return { period, count: 1 };
				return found.count < most ? { period, count: found.count + 1 } : undefined;
			});
			return counted !== undefined;
		},

		async address(digest) {
			return { stoppedAt: (await addresses.find(digest))?.stoppedAt ?? null };
		},

		async stopMail(digest, now) {
			let stoppedAt = now;
			const stopped = await addresses.update(digest, (found) => {
				stoppedAt = found?.stoppedAt ?? now;
				if (found && found.stoppedAt !== null) return undefined;
				return { askedAt: null, confirmed: [], ...found, stoppedAt: now };
			});
			return { stoppedAt, created: stopped !== undefined };
		},

		async takeConfirmation(digest, now, interval) {
			const taken = await addresses.update(digest, (found) => {
				if (!found || found.stoppedAt === null) return undefined;
				if (found.askedAt !== null && found.askedAt > now - interval) return undefined;
				return { ...found, askedAt: now };
			});
			return taken !== undefined;
		},

		async confirm(digest, optIn) {
			// Not where this very sign-up was confirmed before: the address may have left since.
			await addresses.update(digest, (found) => {
				const { askedAt = null, confirmed = [] } = found ?? {};
				if (confirmed.includes(optIn.id)) return undefined;
				return { stoppedAt: null, askedAt, confirmed: [...confirmed, optIn.id] };
			});
			const folder = await folderOf(optIn.email);
			await optIns.add(folder + (await sha256(optIn.id)), { ...optIn });
		},

		async optIns(email) {
			const found = await optIns.read(await optIns.keys(await folderOf(email)));
			return [...found].sort((a, b) => a.confirmedAt - b.confirmedAt);
		},

		async removeOptIns(email) {
			const keys = await optIns.keys(await folderOf(email));
			await Promise.all(keys.map((key) => optIns.remove(key)));
		},
	};
}
