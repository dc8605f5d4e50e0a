import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { csvHead, csvRow } from "../../../../functions/desk/csv.ts";
import { secondCopy } from "../../../../functions/send/second-copy.ts";
import { CONTACT, delivery, formRequest, newest, SITE } from "../support.ts";

/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const read = (csv: string): string[][] => parse(csv, { bom: true, record_delimiter: "\r\n" });

test("a table is read as it was written, whatever is in its cells, and no cell is a formula", () => {
	const cell = fc.oneof(
		fc.string(),
		fc.stringMatching(/^[=+\-@\t\r\n;",a ]{0,8}$/),
		fc.constantFrom("x;=HYPERLINK(1)", "line1\n=cmd()", "\r=1", "+1 555", "schön 🌱"),
	);
	fc.assert(
		fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
			const csv = csvHead(["one", "two"]) + rows.map(csvRow).join("");
			const found = read(csv);
			expect(found).toHaveLength(rows.length + 1);
			for (const [index, row] of found.slice(1).entries()) {
				const plain = (text: string) => text.replaceAll(/\r\n?/g, "\n").replaceAll("'", "");
				expect(row.map(plain)).toEqual(rows[index]?.map(plain));
				for (const part of row.flatMap((text) => text.split(/[\n;]/))) {
					expect(part).not.toMatch(FORMULA);
				}
			}
		}),
	);
});

test("every cell has quotation marks, and the file the mark of UTF-8", () => {
	expect(csvHead(["a", "b"]) + csvRow(["", 'say "hi"'])).toBe(
		'\uFEFF"a","b"\r\n"","say ""hi"""\r\n',
	);
});

test("the desk exports one row a submission, with every answer, as CSV and JSON", async () => {
	const { handle, clock } = await delivery({ desk: { previewToken: "token" } });
	await handle(formRequest("contact", { ...CONTACT, message: "line1\n=cmd()\n\nline4" }));
	clock.time += 1;
	await handle(formRequest("newsletter", { email: "reader@mail.test" }));
	const csv = await handle(new Request(`${SITE}/desk/export.csv`));
	expect(csv.headers.get("content-disposition")).toBe('attachment; filename="submissions.csv"');
	const [head = [], ...rows] = read(await csv.text());
	expect(rows).toHaveLength(2);
	const cell = (row: number, name: string) => rows[row]?.[head.indexOf(name)];
	expect(cell(1, "message")).toBe("line1\n'=cmd()\n\nline4");
	expect([cell(0, "form"), cell(0, "confirmed")]).toEqual(["newsletter", "no"]);
	expect(cell(1, "confirmed")).toBe("");
	const json: unknown = await (
		await handle(new Request(`${SITE}/desk/export.json?form=contact`))
	).json();
	expect(json).toMatchObject([{ form: "contact", answers: { message: "line1\n=cmd()\n\nline4" } }]);
});

test("a second copy has an id of its own, in its bytes too", async () => {
	const { handle, store } = await delivery();
	await handle(formRequest("contact", CONTACT));
	const [message] = (await newest(store))?.messages ?? [];
	if (!message) throw new Error("no message");
	const copy = secondCopy(message);
	expect(copy.id).toMatch(new RegExp(`^${message.id}-again-\\w{8}$`));
	expect(copy.content).toContain(copy.id);
	expect(secondCopy({ ...message, ...copy }).id).toMatch(
		new RegExp(`^${message.id}-again-\\w{8}$`),
	);
});
