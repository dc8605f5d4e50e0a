import { expect, type Page, test } from "@playwright/test";
import { Editor } from "./editor.ts";
import { EVENT, eventText, GitHub, HEAD } from "./github.ts";

const SIGN_IN = "https://sign-in.example.org";

const savedText = eventText.replace(/"location": ".*"/, '"location": "The barn"');

/** The input of the one commit that saves the change on a branch. */
function commitOn(branchName: string) {
	return {
		branch: { repositoryNameWithOwner: "example/website", branchName },
		expectedHeadOid: HEAD,
		fileChanges: {
			additions: [{ path: EVENT, contents: Buffer.from(savedText).toString("base64") }],
			deletions: [],
		},
		message: { headline: expect.stringContaining("harvest-table") },
	};
}

test("GitHub's window signs in, and with review a save is a draft pull request to send, approve and publish", async ({
	page,
}) => {
	const github = new GitHub();
	await github.serve(page, { review: true, signInService: SIGN_IN });
	const editor = await signInByWindow(page, github.token);
	await changeLocation(editor);
	const branch = "cms/event/harvest-table";
	const title = expect.stringContaining("harvest-table");
	const labeled = (label: string) => [
		"PATCH /repos/example/website/issues/7",
		{ labels: ["words", `sveltia-cms/${label}`] },
	];
	await editor.saveButton.click();
	await page.getByRole("button", { name: "Send for Review" }).click();
	await expect(editor.field("location")).toHaveCount(0);
	await editor.goTo("event", "harvest-table");
	await page.getByRole("button", { name: /^Status: .In Review/ }).click();
	await page.getByRole("menuitemradio", { name: "Ready" }).click();
	await page.getByRole("button", { name: "Publish Entry" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Publish" }).click();
	await expect
		.poll(() => github.changes)
		.toEqual([
			["createRef", { repositoryId: "REPOSITORY", name: `refs/heads/${branch}`, oid: HEAD }],
			["createCommitOnBranch", commitOn(branch)],
			[
				"POST /repos/example/website/pulls",
				{ title, head: branch, base: "main", draft: true, body: expect.any(String) },
			],
			["POST /repos/example/website/issues/7/labels", { labels: ["sveltia-cms/draft"] }],
			labeled("pending_review"),
			["markPullRequestReadyForReview", { pullRequestId: "PULL" }],
			labeled("pending_publish"),
			["PUT /repos/example/website/pulls/7/merge", { merge_method: "merge", commit_title: title }],
			[`DELETE /repos/example/website/git/refs/heads/${branch}`, null],
		]);
	expect(github.elsewhere).toEqual([]);
});

test("a token signs in, one that is refused is asked for again with what was typed, and a save is one commit", async ({
	page,
}) => {
	const github = new GitHub();
	await github.serve(page);
	const editor = await Editor.signIn(page, github.token);
	await changeLocation(editor);
	// The editor keeps drafts only of what is really typed.
	await page.keyboard.press("Backspace");
	await page.keyboard.type("n");
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
	await editor.save();
	expect(github.changes).toEqual([["createCommitOnBranch", commitOn("main")]]);
	expect(github.elsewhere).toEqual([]);
});

/** Changes where an event is, but doesn't save it. */
async function changeLocation(editor: Editor): Promise<void> {
	await editor.goTo("event", "harvest-table");
	await editor.fill("location", "The barn");
}

/** Signs in with the window of a service, which hands over a token. */
async function signInByWindow(page: Page, token: string): Promise<Editor> {
	const asked: string[] = [];
	await page.context().route(`${SIGN_IN}/**`, (route) => {
		asked.push(route.request().url());
		return route.fulfill({ contentType: "text/html", body: handOver(token) });
	});
	const editor = await Editor.signInWithGitHub(page);
	// On a site of its own, site_id is the site's domain.
	expect(asked).toEqual([
		`${SIGN_IN}/auth?provider=github&site_id=cms.netlify.com&scope=repo%2Cuser`,
	]);
	return editor;
}

/** The page at the end of signing in, as such services send it: both windows greet, then it hands over the token. */
function handOver(token: string): string {
	const answer = `authorization:github:success:${JSON.stringify({ provider: "github", token })}`;
	return `<!doctype html><script>
		addEventListener("message", ({ origin }) => opener.postMessage(${JSON.stringify(answer)}, origin));
		opener.postMessage("authorizing:github", "*");
	</script>`;
}

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
