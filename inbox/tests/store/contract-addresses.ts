import { expect } from "vitest";
import { type Check, DAY, MINUTE, NOW, optIn, submission } from "./fixtures.ts";

export function testAddresses(check: Check): void {
	check("a counter is exact, however many requests count at the same time", async (store) => {
		const limit = { most: 5, seconds: 60 };
		const take = (bucket: string, at = NOW) => store.countHits([{ bucket, limit }], at);
		const taken = await Promise.all(Array.from({ length: 12 }, () => take("a")));
		expect(taken.flat().toSorted()).toEqual([1, 2, 3, 4, 5]);
		expect(await take("b")).toEqual([1]);
		expect(await take("a", NOW + MINUTE)).toEqual([1]);
	});

	check("once a counter is full, those behind it aren't counted", async (store) => {
		const counts = [
			{ bucket: "wide", limit: { most: 9, seconds: 60 } },
			{ bucket: "full", limit: { most: 1, seconds: 60 } },
			{ bucket: "last", limit: { most: 9, seconds: 60 } },
		];
		expect(await store.countHits(counts, NOW)).toEqual([1, 1, 1]);
		expect(await store.countHits(counts, NOW)).toEqual([2]);
		expect(await store.countHits(counts.slice(2), NOW)).toEqual([2]);
	});

	check("an unsubscribed address is noted once, until it confirms a sign-up", async (store) => {
		const asked = { hasBounced: false };
		expect(await store.address("a")).toEqual({ stoppedAt: null, ...asked });
		expect(await store.stopMail("a", NOW, "asked")).toEqual({ stoppedAt: NOW, ...asked });
		expect(await store.stopMail("a", NOW + 1, "asked")).toEqual({ stoppedAt: NOW, ...asked });
		const confirmed = optIn({ requestedAt: NOW + 2, confirmedAt: NOW + 3 });
		await store.confirm(confirmed);
		expect(await store.address("a")).toEqual({ stoppedAt: null, ...asked });
		await store.stopMail("a", NOW + 4, "asked");
		// Pressing the same link again doesn't lift the second unsubscription.
		await store.confirm({ ...confirmed, confirmedAt: NOW + 5 });
		expect(await store.address("a")).toEqual({ stoppedAt: NOW + 4, ...asked });
		const { digest: _, ...listed } = confirmed;
		expect((await store.listOptIns("newsletter", 9)).optIns).toEqual([
			{ ...listed, stoppedAt: NOW + 4, hasBounced: false },
		]);
		expect(await store.countPerson("A@b.test")).toEqual({ submissions: 0, optIns: 1 });
	});

	check("a bounce can be lifted, an unsubscription can't, and outranks it", async (store) => {
		const bounced = { stoppedAt: NOW, hasBounced: true };
		expect(await store.resumeMail("a")).toBe(false);
		expect(await store.stopMail("a", NOW, "bounced")).toEqual(bounced);
		expect(await store.stopMail("a", NOW + 1, "bounced")).toEqual(bounced);
		await store.insert(submission({ id: "quiz", form: "quiz", optIn: optIn({ form: "quiz" }) }));
		expect((await store.listOptIns("quiz", 9)).optIns).toMatchObject([bounced]);
		expect(await store.resumeMail("a")).toBe(true);
		expect((await store.address("a")).stoppedAt).toBe(null);

		await store.stopMail("a", NOW + 2, "bounced");
		const asked = { stoppedAt: NOW + 3, hasBounced: false };
		expect(await store.stopMail("a", NOW + 3, "asked")).toEqual(asked);
		expect(await store.stopMail("a", NOW + 4, "bounced")).toEqual(asked);
		expect(await store.resumeMail("a")).toBe(false);
		expect(await store.address("a")).toEqual(asked);
	});

	check("a list has each person once, by the newest sign-up", async (store) => {
		const list = async (form: string) =>
			(await store.listOptIns(form, 9)).optIns.map(({ id, stoppedAt }) => [id, stoppedAt]);
		const take = (id: string, digest: string, more: object = {}) =>
			store.insert(
				submission({
					id,
					form: "quiz",
					optIn: optIn({ id, digest, email: `${digest}@b.test`, form: "quiz", ...more }),
				}),
			);
		await take("one", "a");
		await take("two", "a", { email: "A@b.test", confirmedAt: NOW + 1 });
		await take("other", "b");
		expect(await list("quiz")).toEqual([
			["two", null],
			["other", null],
		]);
		await store.stopMail("b", NOW + DAY, "asked");
		await take("again", "b", { confirmedAt: NOW + DAY });
		expect(await list("quiz")).toEqual([
			["two", null],
			["other", NOW + DAY],
		]);
		// Joining one list doesn't bring a person back to another one that they left.
		await store.confirm(optIn({ id: "link", digest: "b", email: "b@b.test" }));
		expect(await list("quiz")).toContainEqual(["other", NOW + DAY]);
		expect(await list("newsletter")).toEqual([["link", null]]);
	});

	check("an unsubscribed address is asked once in an interval", async (store) => {
		expect(await store.claimConfirmation("a", NOW, DAY)).toBe(false);
		await store.stopMail("a", NOW, "asked");
		const asked = await Promise.all([1, 2, 3].map(() => store.claimConfirmation("a", NOW, DAY)));
		expect(asked.filter(Boolean)).toHaveLength(1);
		expect(await store.claimConfirmation("a", NOW + DAY - 1, DAY)).toBe(false);
		expect(await store.claimConfirmation("a", NOW + DAY, DAY)).toBe(true);
	});
}
