import { expect } from "vitest";
import { type Check, DAY, leaseOne, MINUTE, NOW, quiz, submission } from "./fixtures.ts";

export function testDelivery(check: Check): void {
	check("each message is leased to one, however many ask at the same time", async (store) => {
		for (let index = 0; index < 6; index += 1) await store.insert(submission());
		const leased = await Promise.all(
			Array.from({ length: 9 }, () => store.lease("smtp", NOW, NOW + MINUTE, 1)),
		);
		const ids = leased.flat().map(({ id }) => id);
		expect(ids).toHaveLength(6);
		expect(new Set(ids).size).toBe(6);
	});

	check("due messages of a channel are leased, the longest waiting first", async (store) => {
		await store.insert({ ...quiz("later"), receivedAt: NOW + 2 });
		await store.insert({ ...quiz("sooner"), receivedAt: NOW + 1 });
		expect(await store.nextAttemptAt()).toBe(NOW + 1);
		expect(await store.lease("smtp", NOW, NOW + MINUTE, 9)).toEqual([]);
		const leased = await store.lease("webhook", NOW + 2, NOW + MINUTE, 9);
		expect(leased.map(({ id }) => id)).toEqual(["sooner-1", "later-1"]);
		expect(leased[0]).toMatchObject({ attempts: 1, firstAttemptAt: NOW + 2 });
	});

	check("only the holder of a lease can settle, hand over or renew", async (store) => {
		await store.insert(submission());
		const { lease } = await leaseOne(store);
		const stranger = { ...lease, token: "another" };
		expect(await store.renew(stranger, NOW + MINUTE)).toBe(false);
		expect(await store.handOver(stranger)).toBe(false);
		expect(await store.settle(stranger, { state: "delivered" }, NOW)).toBe(false);
		expect(await store.settle(lease, { state: "delivered" }, NOW)).toBe(true);
		expect(await store.settle(lease, { state: "delivered" }, NOW)).toBe(false);
		expect(await store.handOver(lease)).toBe(false);
	});

	check("a failed message waits, with its reason and first attempt", async (store) => {
		const { id } = submission();
		await store.insert(submission({ id }));
		const { lease } = await leaseOne(store);
		const failed = { state: "waiting", reason: "ETIMEDOUT", nextAttemptAt: NOW + 5 } as const;
		await store.settle(lease, failed, NOW);
		expect((await store.find(id))?.messages[0]).toMatchObject({
			state: "waiting",
			attempts: 1,
			reason: "ETIMEDOUT",
			nextAttemptAt: NOW + 5,
		});
		expect(await store.lease("smtp", NOW + 4, NOW + MINUTE, 1)).toEqual([]);
		// A new message goes before one that failed.
		await store.insert(submission({ id: "new", receivedAt: NOW + 6 }));
		const next = () => leaseOne(store, NOW + 6);
		expect(await next()).toMatchObject({ submissionId: "new" });
		expect(await next()).toMatchObject({ submissionId: id, attempts: 2, firstAttemptAt: NOW });
	});

	check("the state of a submission follows from those of its messages", async (store) => {
		await store.insert(quiz("both"));
		const stateOf = async () => (await store.find("both"))?.state;
		const settle = async (
			channel: "smtp" | "webhook",
			outcome: { state: "delivered" } | { state: "undeliverable"; reason: string },
		) => {
			const [message] = await store.lease(channel, NOW, NOW + MINUTE, 1);
			if (message) await store.settle(message.lease, outcome, NOW);
		};
		await settle("smtp", { state: "undeliverable", reason: "550" });
		expect(await stateOf()).toBe("waiting");
		await settle("webhook", { state: "delivered" });
		expect(await stateOf()).toBe("undeliverable");
		expect(await store.retry("both", NOW + DAY)).toBe(1);
		expect(await stateOf()).toBe("waiting");
		const again = await leaseOne(store, NOW + DAY);
		expect(again).toMatchObject({ attempts: 1, firstAttemptAt: NOW + DAY });
		await store.settle(again.lease, { state: "delivered" }, NOW + DAY);
		expect(await stateOf()).toBe("delivered");
		expect(await store.retry("both", NOW + DAY)).toBe(0);
	});

	check("a lease that runs out before the last byte is due again", async (store) => {
		const { id } = submission();
		await store.insert(submission({ id }));
		const { lease } = await leaseOne(store);
		expect(await store.nextAttemptAt()).toBe(NOW + MINUTE);
		expect(await store.renew(lease, NOW + 2 * MINUTE)).toBe(true);
		await store.recover(NOW + MINUTE);
		expect(await store.lease("smtp", NOW + MINUTE, NOW + 2 * MINUTE, 1)).toEqual([]);
		expect(await store.interrupted(NOW + 2 * MINUTE)).toEqual([]);
		expect(await store.handOver(lease)).toBe(false);
		await store.recover(NOW + 2 * MINUTE);
		expect((await leaseOne(store, NOW + 2 * MINUTE)).submissionId).toBe(id);
	});

	check("a lease that ends after the last byte leaves a message uncertain", async (store) => {
		const { id } = submission();
		await store.insert(submission({ id }));
		const { lease } = await leaseOne(store);
		expect(await store.handOver(lease)).toBe(true);
		const uncertain = [{ submissionId: id, id: `${id}-0` }];
		expect(await store.interrupted(NOW)).toEqual([]);
		expect(await store.interrupted(NOW + MINUTE)).toMatchObject(uncertain);
		// The founder is told that it is uncertain, so its sender can't say otherwise any more.
		expect(await store.settle(lease, { state: "delivered" }, NOW)).toBe(false);
		expect(await store.interrupted(NOW + MINUTE)).toMatchObject(uncertain);
		await store.recover(NOW + MINUTE);
		expect(await store.interrupted(NOW + MINUTE)).toEqual([]);
		expect(await store.find(id)).toMatchObject({ state: "uncertain" });
		expect(await store.retry(id, NOW + DAY)).toBe(1);
		expect((await leaseOne(store, NOW + DAY)).submissionId).toBe(id);
	});
}
