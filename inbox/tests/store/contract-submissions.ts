import { expect } from "vitest";
import type { SubmissionStore } from "../../store/sql/store.ts";
import { type Check, DAY, leaseOne, MINUTE, NOW, optIn, submission } from "./fixtures.ts";

export function testSubmissions(check: Check): void {
	check("are found again with everything that was written", async (store) => {
		const sent = submission({ answers: { message: 'schön 🌱\n"quoted" \' ; --' } });
		expect(await store.insert(sent)).toMatchObject({
			created: true,
			fingerprint: sent.fingerprint,
		});
		const { messages, ...rest } = sent;
		const waiting = {
			submissionId: sent.id,
			state: "waiting",
			attempts: 0,
			nextAttemptAt: NOW,
			reason: null,
			finishedAt: null,
		};
		expect(await store.find(sent.id)).toEqual({
			...rest,
			state: "waiting",
			answeredAt: null,
			answeredBy: null,
			closedAt: null,
			note: "",
			unconfirmed: false,
			keptFrom: null,
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

	check("that can't be written fail none that are written with them", async (store) => {
		const { messages } = submission({ id: "first" });
		const broken = submission({ id: "broken", messages });
		const all = [submission({ id: "first" }), broken, submission({ id: "last" })];
		const results = await Promise.allSettled(all.map((each) => store.insert(each)));
		expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
		const ids = (await store.list({}, 9)).submissions.map(({ id }) => id);
		expect(ids.toSorted()).toEqual(["first", "last"]);
		expect(await store.stored(["broken"])).toBeUndefined();
		expect((await store.stored(["broken", "last"]))?.fingerprint).toBe("fingerprint-last");
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
		expect(await ids({ terms: ["ada@mail"] }, 9)).toEqual(["listed-3"]);
		expect(await ids({ state: "held" }, 9)).toEqual(["listed-4"]);
		expect(await ids({ since: NOW + MINUTE, until: NOW + 3 * MINUTE }, 9)).toEqual([
			"listed-2",
			"listed-1",
		]);
	});

	check("that are held leave when they are released, once", async (store) => {
		const { id, messages } = submission();
		await store.insert(submission({ id, held: true, messages: [] }));
		expect(await store.lease("smtp", NOW, NOW + MINUTE, 1)).toEqual([]);
		expect(await store.nextAttemptAt()).toBeUndefined();
		expect(await store.release(id, NOW + MINUTE, messages)).toBe(true);
		expect(await store.release(id, NOW + MINUTE, messages)).toBe(false);
		expect((await store.find(id))?.state).toBe("waiting");
		expect((await leaseOne(store, NOW + MINUTE)).submissionId).toBe(id);
	});

	check("are removed one by one, or with everything that names a person", async (store) => {
		await store.insert(submission({ id: "one" }));
		await store.insert(submission({ id: "two", email: "ADA@mail.test" }));
		await store.insert(submission({ id: "three", email: "ada@mail.test" }));
		await store.confirm(optIn({ email: "ada@mail.test", digest: "digest" }));
		await store.stopMail("digest", NOW, "asked");
		expect(await store.remove(["one", "none"])).toBe(1);
		expect(await store.remove(["one"])).toBe(0);
		expect(await store.isRemoving()).toBe(true);
		expect(await store.removePerson("Ada@mail.test")).toBe(3);
		expect((await store.list({}, 9)).submissions).toEqual([]);
		expect(await store.countPerson("ada@mail.test")).toEqual({ submissions: 0, optIns: 0 });
		expect(await store.lease("smtp", NOW, NOW + MINUTE, 9)).toEqual([]);
		expect(await store.forget()).toBe(true);
		expect(await store.isRemoving()).toBe(false);
		// An unsubscription outlasts the deletion of the person's data.
		expect(await store.address("digest")).toMatchObject({ stoppedAt: NOW });
	});

	// year.test.ts tests how long each kind is kept.
	check("are swept once they are neither new nor held for their days", async (store) => {
		await store.insert(submission({ id: "asks", waitsFor: "answer" }));
		await store.settle((await leaseOne(store)).lease, { state: "delivered" }, NOW);
		await store.insert(submission({ id: "spam", held: true, waitsFor: "answer", messages: [] }));
		// A visitor's mail can wait for longer than the retention: while our account is refused.
		const { messages } = submission({ id: "refused" });
		const toVisitor = messages.map((message) => ({ ...message, audience: "visitor" as const }));
		await store.insert(submission({ id: "refused", receivedAt: NOW - DAY, messages: toVisitor }));
		const left = async (keptBefore: number, heldBefore: number) => {
			await store.sweep({ keptBefore, heldBefore });
			return (await store.list({}, 9)).submissions.map(({ id }) => id).sort();
		};
		expect(await left(NOW + DAY, NOW)).toEqual(["asks", "refused", "spam"]);
		expect(await left(NOW + DAY, NOW + 1)).toEqual(["asks", "refused"]);
		expect(await store.mark(["asks"], "answered", { at: NOW + DAY, by: null })).toBe(1);
		expect((await store.find("asks"))?.keptFrom).toBe(NOW + DAY);
		expect(await left(NOW + DAY, NOW)).toEqual(["asks", "refused"]);
		expect(await left(NOW + DAY + 1, NOW)).toEqual(["refused"]);
	});

	check("are counted by week unless held, also after their deletion", async (store) => {
		await store.insert(submission({ id: "one" }));
		await store.insert(submission({ id: "two", form: "quiz", answers: { role: "healer" } }));
		const answers = { role: "healer", partner: "seeds" };
		await store.insert(submission({ id: "three", form: "quiz", answers }));
		await store.insert(submission({ id: "spam", held: true, messages: [] }));
		await store.insert(submission({ id: "asks", form: "newsletter", unconfirmed: true }));
		const start = Date.parse("2026-11-16");
		const contact = { start, form: "contact", role: "", partner: "", count: 1 };
		const quizzes = { start, form: "quiz", role: "healer", partner: "", count: 1 };
		const partners = { ...quizzes, partner: "seeds" };
		const counts = (span: "week" | "month") => store.counts(span, 0, NOW);
		expect(await counts("week")).toEqual([contact, quizzes, partners]);
		const month = Date.parse("2026-11-01");
		const inMonth = [contact, quizzes, partners].map((each) => ({ ...each, start: month }));
		expect(await counts("month")).toEqual(inMonth);
		await store.release("spam", NOW, []);
		await store.release("spam", NOW, []);
		await store.insert(submission({ id: "one" }));
		await store.remove(["one"]);
		expect(await counts("week")).toEqual([{ ...contact, count: 2 }, quizzes, partners]);
	});

	check("are found without accents and case, also by the founder's note", async (store) => {
		const people = { zoe: "Zoë Ångström", jose: "Jose\u0301 Mun\u0303oz", strasse: "Groß, Ｚｏｅ" };
		for (const [id, name] of Object.entries(people)) {
			await store.insert(
				submission({ id, email: `${id}@mail.test`, answers: { name, purpose: "100%_sure" } }),
			);
		}
		const found = async (...terms: string[]) => {
			const { submissions } = await store.list({ terms }, 9);
			expect((await store.count({ terms })).count).toBe(submissions.length);
			return submissions.map(({ id }) => id).sort();
		};
		expect(await found("zoe")).toEqual(["strasse", "zoe"]);
		expect(await found("ZOË", "angstrom")).toEqual(["zoe"]);
		expect(await found("josé", "munoz")).toEqual(["jose"]);
		expect(await found("%_SURE")).toHaveLength(3);
		// The search ignores the names of questions.
		expect(await found("purpose")).toEqual([]);
		const read = "Rief an: grüßt die Schule";
		expect(await store.note("zoe", read, "", 99)).toBe(true);
		expect(await store.note("none", "x", "", 99)).toBe(false);
		expect(await found("grusst", "zoe")).toEqual(["zoe"]);
		// Two people change the same note at the same time.
		const both = ["Call her", "Wrote her"].map((note) => store.note("zoe", note, read, 99));
		expect(await Promise.all(both)).toEqual([true, true]);
		const merged = (await store.find("zoe"))?.note ?? "";
		expect(merged.split("\n\n").toSorted()).toEqual(["Call her", "Wrote her"]);
		expect(await store.note("zoe", "x".repeat(90), read, 99)).toBe(false);
		expect(await store.note("zoe", "", merged, 99)).toBe(true);
		expect(await found("wrote")).toEqual([]);
	});
}
