import type { Store } from "@netlify/blobs";
import { z } from "zod";
import { addressOperations } from "./blobs/addresses.ts";
import { deliveryOperations } from "./blobs/delivery.ts";
import { entriesOf } from "./blobs/entries.ts";
import { submissionEntries, submissionOperations } from "./blobs/submissions.ts";
import type { SubmissionStore } from "./port.ts";

/**
 * A store in Netlify Blobs (docs/delivery.md, "The store"): a submission and its messages are one entry, and
 * every write is conditional.
 * @param store - must be strongly consistent
 */
export function createBlobsStore(store: Store): SubmissionStore {
	const submissions = submissionEntries(store);
	const { removeOptIns, ...addresses } = addressOperations(store);
	return {
		...submissionOperations(submissions),
		...deliveryOperations(submissions),
		...addresses,
		async removePerson(email) {
			const all = await submissions.read(await submissions.keys());
			const theirs = all.filter((each) => each.email.toLowerCase() === email.toLowerCase());
			await Promise.all(theirs.map(({ id }) => submissions.remove(id)));
			await removeOptIns(email);
			return theirs.length;
		},
		async check() {
			await entriesOf(store, "checks", z.number()).update("last", () => Date.now());
		},
		close: async () => undefined,
	};
}
