import { formNamed } from "@liberation/shared/content/forms";
import { pillarIn } from "@liberation/shared/quiz/keys";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { csvHead, csvRow } from "../../desk/csv.ts";
import { addressDigest } from "../../limits/keys.ts";
import { addDelivery } from "../../runtimes/node/routes.ts";
import { createApp } from "../../runtimes/node/server.ts";
import { english, forms, roleOf, words } from "../content.ts";
import { optIn, submission } from "../store/fixtures.ts";
import { CONTACT, delivery, formRequest, QUIZ, quizRequest, SETTINGS, SITE } from "../support.ts";

/** Characters at which spreadsheets begin a formula. */
const FORMULA = /^[=+\-@＝＋－＠]/;

const read = (csv: string): string[][] => parse(csv, { bom: true, record_delimiter: "\r\n" });

test("a CSV parses to what was written, and no cell is a formula (CSV injection)", () => {
	// Every cell is quoted, and the file begins with a byte order mark.
	expect(csvHead(["a"]) + csvRow(['say "hi"'])).toBe('\uFEFF"a"\r\n"say ""hi"""\r\n');
	const cell = fc.oneof(
		fc.string(),
		fc.stringMatching(/^[=+\-@＝\t\r\n;",'a\u3000\ufeff\u200e ]{0,8}$/),
		fc.constantFrom("+1 555", "schön 🌱"),
	);
	fc.assert(
		fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
			const csv = csvHead(["one", "two"]) + rows.map(csvRow).join("");
			// Whichever separator a program assumes, no cell begins with a formula, not even after quotes and what is invisible.
			for (const part of csv.split(/[;\t\r\n]/)) {
				expect(part.replace(/^["\p{Z}\p{C}]+/u, "")).not.toMatch(FORMULA);
			}
			const found = read(csv);
			expect(found).toHaveLength(rows.length + 1);
			for (const [index, row] of found.slice(1).entries()) {
				const plain = (text: string) => text.replaceAll(/\r\n?/g, "\n").replaceAll("'", "");
				expect(row.map(plain)).toEqual(rows[index]?.map(plain));
			}
		}),
	);
});

test("the desk exports one row a submission, in the words of its form and the founder's own time", async () => {
	const { handle, clock, store } = await delivery({ desk: { previewToken: "token" } });
	clock.time = Date.parse("2026-11-21T03:30:00Z");
	await handle(formRequest("contact", { ...CONTACT, message: "line1\n=cmd()\n\nline4" }));
	const [contact] = (await store.list({}, 1)).submissions;
	await store.mark([contact?.id ?? ""], "answered", { at: clock.time, by: "maya@school.test" });
	await store.note(contact?.id ?? "", "Called her", "", 99);
	clock.time += 1_000;
	await handle(formRequest("newsletter", { email: "reader@mail.test" }));
	await handle(quizRequest({ partner: null }));
	const csv = await handle(new Request(`${SITE}/desk/export.csv`));
	expect(csv.headers.get("content-disposition")).toBe('attachment; filename="submissions.csv"');
	const [head = [], ...rows] = read(await csv.text());
	expect(new Set(head).size).toBe(head.length);
	const row = (form: string) => {
		const cells = rows.find((each) => each[1] === form) ?? [];
		return Object.fromEntries(head.map((name, index) => [name, cells[index]]));
	};
	expect(rows).toHaveLength(3);
	// In the founder's time zone, and so for the filter by day, it is the day before.
	const { title, fields } = formNamed(forms, "contact");
	const inquiry = fields.find(({ name }) => name === "inquiry");
	const options = inquiry && "options" in inquiry ? inquiry.options : [];
	expect(row(title)).toMatchObject({
		"Received (Eastern Time)": "2026-11-20 22:30:00",
		"Answered (Eastern Time)": "2026-11-20 22:30:00",
		"Answered by": "maya@school.test",
		"Your note": "Called her",
		[inquiry?.label ?? ""]: options.find(({ value }) => value === CONTACT.inquiry)?.label,
		"Other answers": "",
		Confirmed: "",
	});
	expect(Object.values(row(title))).toContain("line1\n'=cmd()\n\nline4");
	expect(row(formNamed(forms, "newsletter").title)).toMatchObject({ Confirmed: "no" });
	expect(row("Quiz")).toMatchObject({
		[words.inbox.role]: roleOf("healer").name,
		[words.inbox.pillars]:
			`${pillarIn(english.quiz, "perfectionism").label}, ${pillarIn(english.quiz, "either_or").label}`,
	});
	const onDay = await handle(new Request(`${SITE}/desk/export.csv?to=2026-11-20&form=contact`));
	expect(read(await onDay.text())).toHaveLength(2);
});

test("an answer that its form no longer asks for stays in the export", async () => {
	const { handle, store } = await delivery({ desk: { previewToken: "token" } });
	await store.insert({ ...submission({ answers: { oldQuestion: "Once" } }), form: "contact" });
	const [head = [], row = []] = read(
		await (await handle(new Request(`${SITE}/desk/export.csv`))).text(),
	);
	expect(row[head.indexOf("Other answers")]).toBe("oldQuestion: Once");
});

test("the CSV for a mailing tool leaves out who unsubscribed or bounced", async () => {
	const { handle, store, ports } = await delivery({ desk: { previewToken: "token" } });
	const stop = async (email: string, cause: "asked" | "bounced") =>
		store.stopMail(await addressDigest(store, email), ports.clock.now(), cause);
	for (const name of ["stays", "leaves", "bounces"]) {
		await handle(quizRequest({ email: `${name}@mail.test` }));
	}
	await stop("leaves@mail.test", "asked");
	await stop("bounces@mail.test", "bounced");
	const joining = { email: "ada@mail.test", digest: await addressDigest(store, "ada@mail.test") };
	await store.confirm(optIn({ ...joining, form: "email-list", details: { name: "Ada Lovelace" } }));
	const file = async (path: string) =>
		read(await (await handle(new Request(`${SITE}/desk/lists/${path}`))).text());
	expect(await file("quiz/mailing.csv")).toEqual([
		["Email Address", "Tags"],
		["stays@mail.test", `Quiz,${roleOf("healer").name},land-and-seed-keepers`],
	]);
	expect(await file("email-list/mailing.csv")).toEqual([
		["Email Address", "First Name", "Tags"],
		["ada@mail.test", "Ada", formNamed(forms, "email-list").title],
	]);
	const [head = [], ...rows] = await file("quiz/export.csv");
	const left = head.indexOf("Left (Eastern Time)");
	const bounced = head.indexOf("Mail came back (Eastern Time)");
	expect(rows.map((row) => [row[0], row[left] !== "", row[bounced] !== ""]).sort()).toEqual([
		["bounces@mail.test", false, true],
		["leaves@mail.test", true, false],
		["stays@mail.test", false, false],
	]);
	expect(rows[0]?.[head.indexOf("Agreed to")]).toBe(QUIZ.consent.wording);
});

test("an export is streamed, and no longer read from the store once the client hangs up", async () => {
	const { store } = await delivery();
	await store.insert(submission({ answers: { message: "x".repeat(10_000) } }));
	const { submissions } = await store.list({}, 1);
	let read = 0;
	const PAGES = 100;
	const many: typeof store = {
		...store,
		async list() {
			read += 1;
			const page = Array.from({ length: 100 }, () => submissions).flat();
			return { submissions: page, next: read < PAGES ? "1:a" : undefined };
		},
	};
	const { handle } = await delivery({ store: many, desk: { previewToken: "token" } });
	const app = createApp();
	addDelivery(app, {
		paths: ["/desk"],
		answer: handle,
		clientOf: () => undefined,
		isProxy: () => true,
		siteOf: () => SETTINGS,
		close: async () => undefined,
	});
	onTestFinished(() => {
		// fetch has opened another connection, on which nothing is asked.
		app.server.closeAllConnections();
		return app.close();
	});
	const response = await fetch(`${await app.listen({ port: 0 })}/desk/export.csv`);
	const reader = response.body?.getReader();
	const { value } = (await reader?.read()) ?? {};
	expect(new TextDecoder().decode(value)).toContain("Received");
	expect(read).toBeLessThan(PAGES);
	await reader?.cancel();
	let before = -1;
	const isOver = () => {
		const isSame = before === read;
		before = read;
		return isSame;
	};
	await expect.poll(isOver, { interval: 100 }).toBe(true);
	expect(read).toBeLessThan(PAGES);
});
