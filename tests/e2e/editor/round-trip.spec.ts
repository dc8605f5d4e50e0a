import { expect, test } from "@playwright/test";
import { OWN_ARTICLE } from "../../own-items.ts";
import { contentTexts, Editor } from "./editor.ts";

/*
 * A text that is changed in the editor changes its line of the file and nothing else. That each content file is written
 * as it was read is proven in tests/unit/site/admin.test.ts.
 */

/** A list with nested groups, a page of sections, and an article. */
const FIELDS = [
	["shared/quiz/roles.json", "quiz/roles", "roles.0.gift"],
	["site/_data/pages/home.json", "page/home", "metadata.description"],
	[OWN_ARTICLE.file, "article/bread", "excerpt"],
] as const;

test("a changed text changes its line and nothing else", async ({ page }) => {
	const editor = await Editor.open(page);
	for (const [file, place, field] of FIELDS)
		await test.step(file, async () => {
			const [collection = "", entry = ""] = place.split("/");
			await editor.goTo(collection, entry);
			const input = (await editor.reveal(field)).locator("input, textarea").first();
			const text = (await input.inputValue()).replace(/.(.?)$/, "x$1");
			await input.fill(text);
			await editor.save();
			const before = contentTexts.get(file)?.split("\n") ?? [];
			const after = (await editor.read(file))?.split("\n") ?? [];
			expect(after, file).toHaveLength(before.length);
			const changed = after.filter((line, index) => line !== before[index]);
			expect(changed, file).toEqual([expect.stringContaining(text)]);
		});
});
