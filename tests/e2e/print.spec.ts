import { expect, test } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import academy from "../../site/_data/pages/academy.json" with { type: "json" };
import seed from "../../site/_data/plans/seed.json" with { type: "json" };

/* A page of the site on paper (docs/product.md 9.8). */

test("answers are open on paper, and links to other sites show their addresses", async ({
	page,
}) => {
	await page.goto("/academy/");
	const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "Letter" })));
	let text = "";
	for (let number = 1; number <= pdf.numPages; number++) {
		const { items } = await (await pdf.getPage(number)).getTextContent();
		for (const item of items) if ("str" in item) text += item.str;
	}
	// Paper breaks lines where it likes.
	const packed = text.replace(/\s+/g, "");
	for (const { answer } of academy.faq.items) {
		expect(packed).toContain(answer.replace(/\s+/g, ""));
	}
	expect(packed).toContain(seed.payments[0]?.url);
});
