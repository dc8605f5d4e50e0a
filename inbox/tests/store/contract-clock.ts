import { expect } from "vitest";
import { type Check, DAY, MINUTE, NOW, submission } from "./fixtures.ts";

const AHEAD = NOW + 365 * DAY;
const LATEST = NOW + DAY / 4;

/* A clock that was a year ahead has been set right; the store still holds times from before. */
export function testClock(check: Check): void {
	check("a message that was due a year ahead is due at the next look", async (store) => {
		await store.insert(submission({ receivedAt: AHEAD }));
		expect(await store.lease("smtp", NOW, NOW + MINUTE, 1)).toEqual([]);
		expect(await store.nextAttemptAt(LATEST)).toBe(0);
		await store.recover(NOW, LATEST);
		expect(await store.nextAttemptAt(LATEST)).toBe(NOW);
		const [leased] = await store.lease("smtp", NOW, NOW + MINUTE, 1);
		expect(leased).toMatchObject({ firstAttemptAt: NOW });
	});

	check(
		"a message whose sender crashed while the clock was ahead is due at the next look",
		async (store) => {
			await store.insert(submission());
			await store.lease("smtp", AHEAD, AHEAD + MINUTE, 1);
			expect(await store.nextAttemptAt(LATEST)).toBe(0);
			await store.recover(NOW, LATEST);
			const [leased] = await store.lease("smtp", NOW, NOW + MINUTE, 1);
			expect(leased).toMatchObject({ attempts: 2, firstAttemptAt: NOW });
		},
	);

	check("a delivery dated a year ahead says nothing about a refusal of today", async (store) => {
		await store.insert(submission());
		const [early] = await store.lease("smtp", AHEAD, AHEAD + MINUTE, 1);
		if (!early) throw new Error("nothing is due");
		await store.settle(early.lease, { state: "delivered" }, AHEAD);
		await store.insert(submission());
		const [leased] = await store.lease("smtp", NOW, NOW + MINUTE, 1);
		expect(leased?.othersAccepted).toBe(false);
	});

	check("counters start anew, while a clock that goes an hour back resets none", async (store) => {
		const limit = { most: 2, seconds: 600 };
		const take = (at: number) => store.countHits([{ bucket: "a", limit }], at);
		expect(await take(AHEAD)).toEqual([1]);
		expect(await take(AHEAD)).toEqual([2]);
		expect(await take(NOW)).toEqual([1]);
		expect(await take(NOW)).toEqual([2]);
		expect(await take(NOW - 60 * MINUTE)).toEqual([]);
		expect(await take(NOW + 10 * MINUTE)).toEqual([1]);
	});

	check(
		"sessions and sign-in links from while the clock was ahead have expired, and a new link can be asked for",
		async (store) => {
			const link = { digest: "link", browser: "b", email: "maya@school.test" };
			await store.addSession(
				{ digest: "session", email: link.email, expiresAt: AHEAD },
				AHEAD - DAY / 2,
			);
			await store.addSignInLink({ ...link, expiresAt: AHEAD }, AHEAD - MINUTE, AHEAD - MINUTE);
			expect(await store.session("session", NOW)).toBeUndefined();
			expect(await store.redeemSignInLink("link", "b", NOW)).toBeUndefined();
			const next = { ...link, digest: "next", expiresAt: NOW + MINUTE };
			expect(await store.addSignInLink(next, NOW, NOW)).toBe(true);
		},
	);

	check(
		"an address that was asked to confirm while the clock was ahead may be asked again",
		async (store) => {
			await store.stopMail("a", NOW, "asked");
			expect(await store.claimConfirmation("a", AHEAD, DAY)).toBe(true);
			expect(await store.claimConfirmation("a", NOW, DAY)).toBe(true);
			expect(await store.claimConfirmation("a", NOW, DAY)).toBe(false);
		},
	);
}
