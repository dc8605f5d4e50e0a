import { expect } from "vitest";
import type { SubmissionStore } from "../../../../functions/store/port.ts";
import { type Check, DAY, leaseOne, MINUTE, NOW, quiz, submission } from "./fixtures.ts";

export function testSubmissions(check: Check): void {
	check("are found again with everything that was written", async (store) => {
		const sent = submission({ answers: { message: 'schön 🌱\n"quoted" \' ; --' } });
		expect(await store.insert(sent)).toEqual({ created: true, fingerprint: sent.fingerprint });
		const { messages, ...rest } = sent;
		const waiting = {
			state: "waiting",
			attempts: 0,
			nextAttemptAt: NOW,
			reason: null,
			finishedAt: null,
		};
		expect(await store.find(sent.id)).toEqual({
			...rest,
			state: "waiting",
			awaitsAnswer: false,
			answeredAt: null,
			founderTold: true,
			messages: messages.map((message) => ({ ...message, ...waiting })),
		});
		expect(await store.find("another")).toBeUndefined();
	});

	check("are written once, however many write them at the same time", async (store) => {
		const all = Array.from({ length: 8 }, (_, index) =>
			submission({ id: "same", fingerprint: `fingerprint-${index}` }),
		);
		const results = await Promise.all(all.map((each) => store.insert(each)));
		expect(results.filter(({ created }) => created)).toHaveLength(1);
		expect(new Set(results.map(({ fingerprint }) => fingerprint)).size).toBe(1);
		expect((await store.find("same"))?.messages).toHaveLength(1);
	});

	check(
		"one that can't be written takes none along that are written at the same time",
		async (store) => {
			const { messages } = submission({ id: "first" });
			const broken = submission({ id: "broken", messages });
			const all = [submission({ id: "first" }), broken, submission({ id: "last" })];
			const results = await Promise.allSettled(all.map((each) => store.insert(each)));
			expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
			const ids = (await store.list({}, 9)).submissions.map(({ id }) => id);
			expect(ids.toSorted()).toEqual(["first", "last"]);
			expect(await store.fingerprint(["broken"])).toBeUndefined();
			expect(await store.fingerprint(["broken", "last"])).toBe("fingerprint-last");
		},
	);

	check("a second one with more messages adds none", async (store) => {
		await store.insert(submission({ id: "same" }));
		await store.insert(quiz("same"));
		expect((await store.find("same"))?.messages).toHaveLength(1);
	});

	check("are listed page by page, the newest first, by what is asked for", async (store) => {
		for (let index = 0; index < 5; index += 1) {
			await store.insert(
				submission({
					id: `listed-${index}`,
					receivedAt: NOW + index * MINUTE,
					form: index === 2 ? "visit" : "contact",
					email: index === 3 ? "Ada@Mail.test" : "zoe@mail.test",
					held: index === 4,
				}),
			);
		}
		const ids = async (...asked: Parameters<SubmissionStore["list"]>) =>
			(await store.list(...asked)).submissions.map(({ id }) => id);
		const first = await store.list({}, 3);
		expect(first.submissions.map(({ id }) => id)).toEqual(["listed-4", "listed-3", "listed-2"]);
		const second = await store.list({}, 3, first.next);
		expect(second.submissions.map(({ id }) => id)).toEqual(["listed-1", "listed-0"]);
		expect(second.next).toBeUndefined();
		expect(await ids({ form: "visit" }, 9)).toEqual(["listed-2"]);
		expect(await ids({ words: ["ada@mail"] }, 9)).toEqual(["listed-3"]);
		expect(await ids({ state: "held" }, 9)).toEqual(["listed-4"]);
		expect(await ids({ since: NOW + MINUTE, until: NOW + 3 * MINUTE }, 9)).toEqual([
			"listed-2",
			"listed-1",
		]);
	});

	check("that are held leave when they are released, once", async (store) => {
		const { id } = submission();
		await store.insert(submission({ id, held: true }));
		expect(await store.lease("smtp", NOW, NOW + MINUTE, 1)).toEqual([]);
		expect(await store.nextAttemptAt()).toBeUndefined();
		expect(await store.release(id, NOW + MINUTE)).toBe(true);
		expect(await store.release(id, NOW + MINUTE)).toBe(false);
		expect((await store.find(id))?.state).toBe("waiting");
		expect((await leaseOne(store, NOW + MINUTE)).submissionId).toBe(id);
	});

	check("are removed one by one, or with everything that names a person", async (store) => {
		await store.insert(submission({ id: "one" }));
		await store.insert(submission({ id: "two", email: "ADA@mail.test" }));
		await store.insert(submission({ id: "three", email: "ada@mail.test" }));
		const optIn = { id: "link", email: "ada@mail.test", form: "newsletter" };
		await store.confirm("digest", { ...optIn, requestedAt: NOW, confirmedAt: NOW });
		await store.stopMail("digest", NOW, "asked");
		expect(await store.remove("one")).toBe(true);
		expect(await store.remove("one")).toBe(false);
		expect(await store.removePerson("Ada@mail.test")).toBe(2);
		expect((await store.list({}, 9)).submissions).toEqual([]);
		expect(await store.countPerson("ada@mail.test")).toEqual({ submissions: 0, optIns: 0 });
		expect(await store.lease("smtp", NOW, NOW + MINUTE, 9)).toEqual([]);
		// That somebody wants no mail has to outlast their data.
		expect(await store.address("digest")).toMatchObject({ stoppedAt: NOW });
	});

	check("are swept when they are old and done with; what did not arrive stays", async (store) => {
		await store.insert(submission({ id: "delivered" }));
		await store.settle((await leaseOne(store)).lease, { state: "delivered" }, NOW);
		await store.insert(submission({ id: "failed" }));
		const failed = { state: "undeliverable", reason: "550" } as const;
		await store.settle((await leaseOne(store)).lease, failed, NOW);
		await store.insert(submission({ id: "waiting" }));
		await store.insert(submission({ id: "spam", held: true }));
		const times = { finishedBefore: NOW + DAY, heldBefore: NOW };
		expect(await store.sweep({ ...times, finishedBefore: NOW })).toBe(0);
		expect(await store.sweep(times)).toBe(1);
		expect(await store.find("delivered")).toBeUndefined();
		expect(await store.sweep({ ...times, heldBefore: NOW + DAY })).toBe(1);
		const left = (await store.list({}, 9)).submissions.map(({ id }) => id);
		expect(left.sort()).toEqual(["failed", "waiting"]);
	});

	check(
		"are counted by their week once they aren't held, and stay so when they are deleted",
		async (store) => {
			await store.insert(submission({ id: "one" }));
			await store.insert(submission({ id: "two", form: "quiz", answers: { role: "healer" } }));
			await store.insert(submission({ id: "spam", held: true }));
			const week = Date.parse("2026-11-16");
			const contact = { week, form: "contact", role: "", count: 1 };
			const quizzes = { week, form: "quiz", role: "healer", count: 1 };
			expect((await store.weeklyCounts(0)).submissions).toEqual([contact, quizzes]);
			await store.release("spam", NOW);
			await store.release("spam", NOW);
			await store.insert(submission({ id: "one" }));
			await store.remove("one");
			const counted = (await store.weeklyCounts(0)).submissions;
			expect(counted).toEqual([{ ...contact, count: 2 }, quizzes]);
		},
	);

	check(
		"take a further message, and are marked as answered where somebody waits",
		async (store) => {
			await store.insert(submission({ id: "one", awaitsAnswer: true }));
			await store.insert(submission({ id: "two" }));
			await store.settle((await leaseOne(store)).lease, { state: "delivered" }, NOW);
			const [message] = submission({ id: "one" }).messages;
			if (!message) throw new Error("no message");
			expect(await store.addMessage("one", { ...message, id: "again" }, NOW)).toBe(true);
			expect(await store.addMessage("none", { ...message, id: "other" }, NOW)).toBe(false);
			expect((await store.find("one"))?.messages.map(({ id }) => id)).toEqual(["one-0", "again"]);
			expect((await store.find("one"))?.state).toBe("waiting");
			expect((await store.list({ isNew: true }, 9)).submissions.map(({ id }) => id)).toEqual([
				"one",
			]);
			expect(await store.markAnswered("one", NOW)).toBe(true);
			expect(await store.markAnswered("two", NOW)).toBe(false);
			expect((await store.list({ isNew: true }, 9)).submissions).toEqual([]);
			expect((await store.find("one"))?.answeredAt).toBe(NOW);
		},
	);
}
