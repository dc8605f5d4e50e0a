import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { createDelivery } from "../../delivery.ts";
import type { SubmissionStore } from "../../store/port.ts";
import { Browser } from "../desk/visitor.ts";
import { delivery, SITE } from "../support.ts";
import { DAY, NOW } from "./fixtures.ts";

/* What becomes of a store that an earlier release made (earlier-store.sql). */

/** The statements that made it. */
const EARLIER = readFileSync(join(import.meta.dirname, "earlier-store.sql"), "utf8")
	.replaceAll(/^--.*\n/gm, "")
	.split(/;\n/)
	.filter(Boolean);

/** Each submission of the earlier store, and how it has to show now: its state, and what it waits for. */
const EXPECTED: readonly (readonly [string, string])[] = [
	["contact zoeangstrom", "delivered, new, waits for answer"],
	["contact annswered", "delivered, answered"],
	["contact lost", "undeliverable, new, waits for answer"],
	["contact samspam", "held, waits for answer"],
	["data-request dora", "waiting, new, waits for answer"],
	["waitlist wandaplace", "delivered, new, waits for closing"],
	["waitlist willplace", "delivered, answered, waits for closing"],
	["partner patpartner", "delivered, new, waits for closing"],
	["quiz ada", "delivered"],
	["quiz ben", "delivered"],
	["quiz bounced", "delivered"],
	["quiz camback", "delivered"],
	["quiz held", "held"],
	["quiz late", "waiting"],
	["quiz leoleft", "delivered"],
	["quiz typo", "undeliverable"],
	["quiz ula", "delivered"],
	["quiz unacertain", "uncertain"],
	["newsletter camback", "delivered"],
	["newsletter camback", "delivered"],
	["newsletter leaver", "delivered"],
	["newsletter leaver", "delivered"],
	["newsletter reader", "delivered"],
	["newsletter reader", "delivered"],
	["newsletter unsure", "delivered"],
	["email-list evelist", "delivered"],
	["email-list evelist", "delivered"],
	["unsubscribe camback", "delivered"],
	["unsubscribe leaver", "delivered"],
	["unsubscribe leoleft", "delivered"],
	["bounced bounced", "delivered"],
	["notice typo", "delivered"],
	["notice unacertain", "delivered"],
];

const nameOf = (email: string) => email.replace("@mail.test", "");

/** Who is on a list, and who isn't any more. */
async function membersOf(store: SubmissionStore, list: string) {
	const { optIns } = await store.listOptIns(list, 99);
	const state = ({ stoppedAt, hasBounced }: (typeof optIns)[number]) => {
		if (stoppedAt === null) return "on";
		return hasBounced ? "bounced" : "left";
	};
	return Object.fromEntries(optIns.map((each) => [nameOf(each.email), state(each)]));
}

/** @param open - runs statements in a new database, and opens it as a store */
export function testUpgrade(
	runtime: string,
	open: (statements: readonly string[]) => Promise<SubmissionStore>,
): void {
	async function upgraded() {
		const store = await open(EARLIER);
		onTestFinished(() => store.close());
		return delivery({ store, desk: { previewToken: "token" } });
	}

	describe(`${runtime}: a store of an earlier release`, () => {
		test("nothing is lost, and what waited for an answer still shows as waiting", async () => {
			const { store } = await upgraded();
			const listed = (await store.list({}, 99)).submissions;
			const fresh = new Set(
				(await store.list({ isNew: true }, 99)).submissions.map(({ id }) => id),
			);
			const found = listed.map(({ id, form, email, state, waitsFor, answeredAt, closedAt }) => {
				const marks = [
					state,
					fresh.has(id) && "new",
					answeredAt !== null && "answered",
					waitsFor && closedAt === null && `waits for ${waitsFor}`,
				];
				return [`${form} ${nameOf(email)}`, marks.filter(Boolean).join(", ")];
			});
			expect(found.sort()).toEqual(EXPECTED.toSorted());
		});

		test("what waited for its mail leaves once, and nothing a second time", async () => {
			const { mails, clock, deliverer } = await upgraded();
			clock.time = NOW + DAY;
			await deliverer.deliverDue();
			await deliverer.deliverDue();
			expect(mails.map(({ to, subject }) => `${nameOf(to.address)}: ${subject}`).sort()).toEqual([
				"late: Your Role in the Liberation Ecosystem: Healer",
				"office@school.test: Quiz: Healer (late@mail.test)",
				expect.stringMatching(/^office@school\.test: .*dora@mail\.test/),
			]);
		});

		test("the first sweeps take what is done with, and nothing that waits", async () => {
			const { clock, store, ports } = await upgraded();
			clock.time = NOW + 100 * DAY;
			await createDelivery(ports).sweep();
			const left = (await store.list({}, 99)).submissions.map(
				({ form, email }) => `${form} ${nameOf(email)}`,
			);
			expect(left.sort()).toEqual([
				"contact lost",
				"contact zoeangstrom",
				"data-request dora",
				"partner patpartner",
				"quiz late",
				"quiz unacertain",
				"waitlist wandaplace",
				"waitlist willplace",
			]);
		});

		test("who took the quiz and agreed is on its list, and who left since isn't", async () => {
			const { store, handle } = await upgraded();
			const members = {
				ada: "on",
				ben: "on",
				bounced: "bounced",
				// Back on the newsletter only.
				camback: "left",
				late: "on",
				leoleft: "left",
				typo: "on",
				ula: "on",
				unacertain: "on",
			};
			expect(await membersOf(store, "quiz")).toEqual(members);
			expect(await membersOf(store, "newsletter")).toEqual({
				reader: "on",
				leaver: "left",
				camback: "on",
			});
			expect(await membersOf(store, "email-list")).toEqual({ evelist: "on" });
			const [ada] = (await store.listOptIns("quiz", 99)).optIns.filter(({ email }) =>
				email.startsWith("ada@"),
			);
			const partner = "land-and-seed-keepers";
			expect(ada).toMatchObject({
				confirmedAt: NOW - 14 * DAY,
				details: { role: "healer", partner },
			});
			// Held as spam: on the list once it is released.
			const founder = new Browser((path, init) => handle(new Request(`${SITE}${path}`, init)));
			const [held] = (await store.list({ form: "quiz", state: "held" }, 9)).submissions;
			const path = `/desk/submissions/${held?.id}`;
			await founder.press(path, `${path}/release`);
			expect(await membersOf(store, "quiz")).toEqual({ ...members, held: "on" });
		});

		test("a link of an earlier mail still ends all mail", async () => {
			const { store, handle } = await upgraded();
			const [ada] = (await store.list({ terms: ["ada@mail.test"], form: "quiz" }, 9)).submissions;
			const mail = (await store.find(ada?.id ?? ""))?.messages.find(
				({ audience }) => audience === "visitor",
			);
			const [link = ""] = mail?.content.match(/https:[^"\\\s]+\/unsubscribe\?token=[\w.-]+/) ?? [];
			expect((await handle(new Request(link, { method: "POST" }))).status).toBe(200);
			expect(await membersOf(store, "quiz")).toMatchObject({ ada: "left", ben: "on" });
		});

		test("every page and export of the desk can be made of it", async () => {
			const { store, handle } = await upgraded();
			const { submissions } = await store.list({}, 99);
			const paths = [
				...["", "counts", "lists/quiz", "lists/newsletter", "lists/email-list"],
				...["export.csv", "export.json", "lists/quiz/mailing.csv", "lists/quiz/export.csv"],
				...submissions.map(({ id }) => `submissions/${id}`),
			];
			for (const path of paths) {
				const response = await handle(new Request(`${SITE}/desk/${path}`));
				expect(response.status, path).toBe(200);
				expect((await response.text()).length, path).toBeGreaterThan(100);
			}
		});

		test("the weeks keep their counts, and say which of them came through partners that are still known", async () => {
			const { store } = await upgraded();
			const quizzes = (await store.weeklyCounts(0)).submissions.filter(
				({ form }) => form === "quiz",
			);
			const days = (week: number) => new Date(week).toISOString().slice(5, 10);
			expect(
				quizzes.map(({ week, role, partner, count }) => [days(week), role, partner, count]),
			).toEqual([
				["11-16", "healer", "land-and-seed-keepers", 5],
				["11-09", "healer", "land-and-seed-keepers", 2],
				["11-02", "healer", "land-and-seed-keepers", 1],
				["11-02", "weaver", "", 1],
				// Its submission was deleted before the counts knew partners.
				["10-12", "healer", "", 1],
			]);
			const all = (await store.weeklyCounts(0)).submissions.filter(({ form }) => form !== "quiz");
			expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(22);
		});

		test("a search finds them without accents once they are folded", async () => {
			const { store } = await upgraded();
			while (await store.completeOlder());
			for (const terms of [["zoe angstrom"], ["ZOË ÅNGSTRÖM"]]) {
				const found = (await store.list({ terms, form: "contact" }, 9)).submissions;
				expect(found.map(({ email }) => email)).toEqual(["zoeangstrom@mail.test"]);
			}
		});
	});
}
