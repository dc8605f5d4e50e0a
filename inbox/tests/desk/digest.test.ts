import { expect, test } from "vitest";
import { timesOf } from "../../common/time.ts";
import { writeDigest } from "../../desk/letters.ts";
import { business } from "../content.ts";
import { CONTACT, delivery, formRequest, INBOX, quizRequest } from "../support.ts";

test("the weekly digest comes on Mondays at noon UTC, says who waits longest and what is overdue, and forgets whom it named", async () => {
	const running = await delivery({ settings: { mailEach: { quiz: false, leavers: false } } });
	const { ports, clock, handle, deliverer, mails, store } = running;
	expect(await writeDigest(ports)).toBe(false);
	await handle(formRequest("contact", CONTACT));
	for (const partner of [null, "land-and-seed-keepers"]) await handle(quizRequest({ partner }));
	// The mail of this week was written already.
	expect(await writeDigest(ports)).toBe(false);
	clock.time = Date.parse("2026-11-23T11:59:00Z");
	expect(await writeDigest(ports)).toBe(false);
	clock.time = Date.parse("2026-11-23T12:01:00Z");
	await handle(formRequest("contact", { ...CONTACT, message: "Another one" }));
	expect(await writeDigest(ports)).toBe(true);
	expect(await writeDigest(ports)).toBe(false);
	await deliverer.deliverDue();
	const digest = mails.at(-1);
	expect(digest?.to.address).toBe(INBOX);
	expect(digest?.subject).toMatch(/2 people wait .*, 1 overdue/);
	const [first] = (await store.list({ isNew: true, oldestFirst: true }, 1)).submissions;
	expect(digest?.text).toMatch(/Message to us:\s+2, 1 of them overdue/);
	expect(digest?.text).toContain(
		`Zoë O'Brien\nMessage to us, since Nov 21, 2026 (2 days)\nhttps://www.school.test/desk/submissions/${first?.id}`,
	);
	expect(digest?.text).toMatch(/Quiz:\s+2 \(0\)/);
	expect(digest?.text).toMatch(/On the page of land-and-seed-keepers:\s+1 \(0\)/);
	expect(digest?.text).toContain("https://www.school.test/desk/?view=new");
	await store.remove([first?.id ?? ""]);
	const [notice] = (await store.list({ form: "notice" }, 1)).submissions;
	expect((await store.find(notice?.id ?? ""))?.messages).toEqual([]);
	expect(await writeDigest(ports)).toBe(false);
});

test("days begin at midnight in the founder's time zone, in summer and in winter", () => {
	const { midnight } = timesOf({ business: { ...business, timeZone: "America/New_York" } });
	const at = (text: string) => Date.parse(text);
	expect(midnight("2026-11-21")).toBe(at("2026-11-21T05:00:00Z"));
	expect(midnight("2026-07-01")).toBe(at("2026-07-01T04:00:00Z"));
	// The day on which the clocks go back has 25 hours.
	expect(midnight("2026-11-01")).toBe(at("2026-11-01T04:00:00Z"));
	expect(midnight("2026-11-01", 1)).toBe(at("2026-11-02T05:00:00Z"));
	expect(midnight("soon")).toBeUndefined();
});
