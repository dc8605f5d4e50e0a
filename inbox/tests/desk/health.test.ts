import { describe, expect, test } from "vitest";
import { timesOf } from "../../common/time.ts";
import { notifyFull } from "../../deliver/notices.ts";
import { healthNotes } from "../../desk/health.ts";
import { writeDigest } from "../../desk/letters.ts";
import { type Fault, SendError, type Sender } from "../../send/channel.ts";
import { CONTACT, delivery, formRequest, INBOX, quizRequest } from "../support.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A mail server that says the same to every mail. */
const refusing = (fault: Fault): Sender => ({
	channel: "outbox",
	concurrency: 1,
	async send() {
		throw new SendError("SMTP_451", { fault });
	},
});

async function notesOf({ ports, store }: Awaited<ReturnType<typeof delivery>>): Promise<string[]> {
	return (await healthNotes(ports, await store.health())).map(({ what }) => what);
}

describe("the desk says", () => {
	test("nothing where all is well", async () => {
		const running = await delivery();
		await running.handle(formRequest("contact", CONTACT));
		expect(await notesOf(running)).toEqual([]);
	});

	test("that mail fails, and since when the oldest has been waiting", async () => {
		const running = await delivery({ sender: refusing("moment") });
		const since = timesOf(running.ports.settings).time(running.clock.time);
		await running.handle(formRequest("contact", CONTACT));
		const failing = "1 mail couldn’t be sent so far: SMTP_451.";
		expect(await notesOf(running)).toEqual([failing]);
		running.clock.time += 16 * MINUTE;
		expect(await notesOf(running)).toEqual([
			failing,
			`The oldest mail has been waiting since ${since}.`,
		]);
	});

	test("that submissions couldn't be delivered", async () => {
		const running = await delivery({ sender: refusing("message") });
		await running.handle(formRequest("contact", CONTACT));
		expect(await notesOf(running)).toContain("1 submission couldn’t be delivered.");
	});

	test("that the clock was wrong, and that the cap was reached", async () => {
		const running = await delivery();
		await running.handle(formRequest("contact", CONTACT));
		await notifyFull(running.ports);
		running.clock.time -= HOUR;
		expect(await notesOf(running)).toEqual([
			expect.stringContaining("clock was wrong"),
			expect.stringContaining("more than it takes in an hour"),
		]);
	});

	test("what the store and the host know", async () => {
		const running = await delivery();
		const ports = {
			...running.ports,
			healthNotes: async () => [{ kind: "disk", values: { free: "12 MB" } } as const],
			store: {
				...running.store,
				async check() {
					throw new Error("read-only");
				},
			},
		};
		expect(await notesOf({ ...running, ports })).toEqual([
			"The store can’t be written to.",
			"The server’s disk has 12 MB left.",
		]);
	});
});

describe("the weekly digest", () => {
	test("comes once a week, says who waits longest and what is overdue, and names nobody", async () => {
		const running = await delivery({ settings: { mailEach: { quiz: false, leavers: false } } });
		const { ports, clock, handle, deliverer, mails } = running;
		expect(await writeDigest(ports)).toBe(false);
		await handle(formRequest("contact", CONTACT));
		for (const partner of [null, "land-and-seed-keepers"]) await handle(quizRequest({ partner }));
		// The week has had its turn.
		expect(await writeDigest(ports)).toBe(false);
		clock.time = Date.parse("2026-11-23T15:00:00Z");
		await handle(formRequest("contact", { ...CONTACT, message: "Another one" }));
		expect(await writeDigest(ports)).toBe(true);
		clock.time += DAY;
		expect(await writeDigest(ports)).toBe(false);
		await deliverer.deliverDue();
		const digest = mails.at(-1);
		expect(digest?.to.address).toBe(INBOX);
		expect(digest?.subject).toMatch(/2 people wait .*, 1 overdue/);
		expect(digest?.text).toMatch(
			/Message to us:\s+2, 1 of them overdue; longest since Nov 21, 2026 \(2 days\)/,
		);
		expect(digest?.text).toMatch(/Quiz:\s+2 \(0\)/);
		expect(digest?.text).toMatch(/On the page of land-and-seed-keepers:\s+1 \(0\)/);
		expect(digest?.text).toContain("https://www.school.test/desk/?view=new");
		expect(digest?.text).not.toContain(CONTACT.email);
	});

	test("is due on Mondays at noon, UTC", async () => {
		const { ports, clock, handle } = await delivery();
		await handle(formRequest("contact", CONTACT));
		await writeDigest(ports);
		clock.time = Date.parse("2026-11-23T11:59:00Z");
		expect(await writeDigest(ports)).toBe(false);
		clock.time += 2 * MINUTE;
		expect(await writeDigest(ports)).toBe(true);
	});
});

const { midnight } = timesOf({ business: { timeZone: "America/New_York" } });

test("days begin at midnight in the East, in summer and in winter", () => {
	const at = (text: string) => Date.parse(text);
	expect(midnight("2026-11-21")).toBe(at("2026-11-21T05:00:00Z"));
	expect(midnight("2026-07-01")).toBe(at("2026-07-01T04:00:00Z"));
	// The day on which the clocks go back has 25 hours.
	expect(midnight("2026-11-01")).toBe(at("2026-11-01T04:00:00Z"));
	expect(midnight("2026-11-01", 1)).toBe(at("2026-11-02T05:00:00Z"));
	expect(midnight("soon")).toBeUndefined();
});
