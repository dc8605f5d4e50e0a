import { expect } from "vitest";
import { type Check, DAY, MINUTE, NOW } from "./fixtures.ts";

export function testAddresses(check: Check): void {
	check("a bucket is counted exactly, however many count at the same time", async (store) => {
		const limit = { most: 5, seconds: 60 };
		const taken = await Promise.all(Array.from({ length: 12 }, () => store.take("a", limit, NOW)));
		expect(taken.filter(Boolean)).toHaveLength(5);
		expect(await store.take("b", limit, NOW)).toBe(true);
		expect(await store.take("a", limit, NOW + MINUTE)).toBe(true);
	});

	check(
		"an address that wants no mail is noted once, until it confirms that it does",
		async (store) => {
			expect(await store.address("a")).toEqual({ stoppedAt: null });
			expect(await store.stopMail("a", NOW)).toEqual({ stoppedAt: NOW, created: true });
			expect(await store.stopMail("a", NOW + 1)).toEqual({ stoppedAt: NOW, created: false });
			const optIn = { id: "link", email: "a@b.test", form: "newsletter" };
			const confirmed = { ...optIn, requestedAt: NOW + 2, confirmedAt: NOW + 3 };
			await store.confirm("a", confirmed);
			expect(await store.address("a")).toEqual({ stoppedAt: null });
			expect(await store.stopMail("a", NOW + 4)).toEqual({ stoppedAt: NOW + 4, created: true });
			// The same link again lifts nothing.
			await store.confirm("a", { ...confirmed, confirmedAt: NOW + 5 });
			expect(await store.address("a")).toEqual({ stoppedAt: NOW + 4 });
			expect((await store.listOptIns("newsletter", 9)).optIns).toEqual([confirmed]);
			expect(await store.countPerson("A@b.test")).toEqual({ submissions: 0, optIns: 1 });
		},
	);

	check("it is asked once in an interval whether it wants mail again", async (store) => {
		expect(await store.takeConfirmation("a", NOW, DAY)).toBe(false);
		await store.stopMail("a", NOW);
		const asked = await Promise.all([1, 2, 3].map(() => store.takeConfirmation("a", NOW, DAY)));
		expect(asked.filter(Boolean)).toHaveLength(1);
		expect(await store.takeConfirmation("a", NOW + DAY - 1, DAY)).toBe(false);
		expect(await store.takeConfirmation("a", NOW + DAY, DAY)).toBe(true);
	});
}
