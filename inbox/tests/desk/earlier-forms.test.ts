import { expect, test } from "vitest";
import { forms } from "../content.ts";
import { CONTACT, delivery, formRequest, SITE } from "../support.ts";

const PREVIEW = { previewToken: "token" };

/** The contact form, sent, and the desk of the same store after the form was renamed and deleted. */
async function afterDeletion() {
	const { contact, ...others } = forms;
	if (!contact) throw new Error("The example has no contact form");
	const before = await delivery({
		settings: { forms: { ...others, winter: { ...contact, title: "Warm winter" } } },
	});
	await before.handle(formRequest("winter", { ...CONTACT, page: "/warm-winter/" }));
	const after = await delivery({ store: before.store, settings: { forms: others }, desk: PREVIEW });
	const read = async (path: string) =>
		(await after.handle(new Request(`${SITE}/desk/${path}`))).text();
	return { ...after, read, id: (await before.store.list({}, 1)).submissions[0]?.id };
}

test("the desk shows what a deleted form brought under the form's name, with its questions and its page, but takes no more of it", async () => {
	const { handle, read, id } = await afterDeletion();
	expect(await read("")).toContain("Warm winter: ");
	expect(await read("?form=winter")).toContain("Warm winter: ");
	const page = await read(`submissions/${id}`);
	expect(page).toContain("What is it about?");
	expect(page).toContain("/warm-winter/");
	expect(await read("counts")).toContain("Warm winter");
	expect(await read("export.csv")).toContain("Warm winter");
	expect((await handle(formRequest("winter", CONTACT))).status).toBe(404);
});

test.each([
	["/warm-winter/", "/warm-winter/"],
	["https://evil.test/", undefined],
	["/<script>/", undefined],
	[`/${"a".repeat(300)}/`, undefined],
])("of a page called %s the desk keeps %s", async (page, kept) => {
	const { handle, store } = await delivery();
	await handle(formRequest("contact", { ...CONTACT, page }));
	expect((await store.list({}, 1)).submissions[0]?.answers.page).toBe(kept);
});
