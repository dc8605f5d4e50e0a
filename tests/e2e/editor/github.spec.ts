import { expect, type Page, test } from "@playwright/test";
import { Editor } from "./editor.ts";
import { EVENT, eventText, GitHub, HEAD } from "./github.ts";

/** Signs in, and changes where an event is, but doesn't save it. */
async function edit(page: Page): Promise<{ github: GitHub; editor: Editor }> {
	const github = new GitHub();
	await github.serve(page);
	const editor = await Editor.signIn(page, github.token);
	await editor.goTo("event", "harvest-table");
	await editor.fill("location", "The bar");
	// The editor keeps drafts only of what is really typed.
	await page.keyboard.type("n");
	return { github, editor };
}

test("a token signs in, and a save is one commit that changes one line", async ({ page }) => {
	const { github, editor } = await edit(page);
	await editor.save();
	const text = Buffer.from(eventText.replace(/"location": ".*"/, '"location": "The barn"'));
	expect(github.commits).toEqual([
		{
			branch: { repositoryNameWithOwner: "example/website", branchName: "main" },
			expectedHeadOid: HEAD,
			fileChanges: {
				additions: [{ path: EVENT, contents: text.toString("base64") }],
				deletions: [],
			},
			message: { headline: expect.stringContaining("harvest-table") },
		},
	]);
	expect(github.elsewhere).toEqual([]);
});

test("a token that is refused is asked for again, and what was typed is kept", async ({ page }) => {
	const { github, editor } = await edit(page);
	github.token = "github_pat_new";
	await editor.saveButton.click();
	await expect(page.getByRole("alertdialog")).toContainText("Bad credentials");
	await expect.poll(() => page.evaluate(countDrafts)).toBe(1);
	await page.reload();
	await Editor.signIn(page, "github_pat_wrong");
	await expect(page.getByText("The provided token is invalid.")).toBeVisible();
	await Editor.signIn(page, github.token);
	await editor.goTo("event", "harvest-table");
	await page.getByRole("button", { name: "Restore" }).click();
	await expect((await editor.reveal("location")).locator("input")).toHaveValue("The barn");
});

/** How many drafts the editor has kept in the browser. */
function countDrafts(): Promise<number> {
	return new Promise((done) => {
		const opened = indexedDB.open("github:example/website");
		opened.onsuccess = () => {
			const counted = opened.result
				.transaction("draft-backups")
				.objectStore("draft-backups")
				.count();
			counted.onsuccess = () => done(counted.result);
		};
	});
}
