import { type Block, printText } from "@liberation/shared/letter";
import { expect, it } from "vitest";

const print = (...blocks: Block[]) =>
	printText({ subject: "", preview: "", blocks, footer: [{ kind: "text", text: "The end" }] });

const words = "word ".repeat(40).trim();
const address = `https://example.org/${"long".repeat(30)}`;

it("the text of a mail keeps lines short, and an address whole on a line of its own", () => {
	const text = print(
		{ kind: "text", text: words },
		{ kind: "list", items: [words] },
		{ kind: "details", details: [{ label: "Label", value: words }] },
		{ kind: "buttons", links: [{ label: "Open", url: address }] },
	);
	const lines = text.split("\n");
	expect(lines).toContain(address);
	expect(lines.filter((line) => line !== address && line.length > 72)).toEqual([]);
	expect(text.match(/word/g)).toHaveLength(120);
});

it("the text of a mail underlines headings, and sets its footer apart", () => {
	const text = print({ kind: "heading", text: "Gift" }, { kind: "list", items: ["one", "two"] });
	expect(text).toBe("\nGift\n----\n\n- one\n- two\n\n-- \n\nThe end");
});

it("the text of a mail indents long answers, so that they can't pass for the label of another one", () => {
	const details = [
		{ label: "Name", value: "Zoë" },
		{ label: "What is it about?", value: "Press" },
		{ label: "Message", value: "Good morning,\n\nEmail: other@mail.test" },
		{ label: "Phone", value: "1" },
	];
	expect(print({ kind: "details", details })).toMatch(
		/^Name: Zoë\nWhat is it about\? Press\n\nMessage:\n {2}Good morning,\n\n {2}Email: other@mail\.test\n\nPhone: 1\n/,
	);
});
