import { expect, type Page, type Request, test } from "@playwright/test";
import type { EditorSettings } from "../../../site/admin/config.ts";
import { contentTexts, Editor } from "./editor.ts";

const NOW = "2026-11-22T12:00:00Z";
const HEAD = "a".repeat(40);
const REPOSITORY = {
	repository: "example/website",
	branch: "main",
	review: false,
	signInService: null,
} satisfies EditorChoices;
const EVENT = "site/_data/events/soup.json";
const eventText = contentTexts.get(EVENT) ?? "";

type EditorChoices = Omit<EditorSettings, "siteUrl" | "siteName" | "languages">;
type Asked = { readonly query: string; readonly variables: { readonly input?: unknown } };

/** GitHub's API, as far as the editor asks it, with a repository of one event. */
class GitHub {
	/** What was to be changed: a mutation of GraphQL with its input, or a method and a path with what was sent. */
	readonly changes: (readonly [what: string, input: unknown])[] = [];
	/** What was asked of anyone else but the site. */
	readonly elsewhere: string[] = [];
	/** The token that is good; any other is refused. */
	readonly token = "github_pat_good";

	/** @param choices - what the site's settings say of the editor, where that differs */
	async serve(page: Page, choices: Partial<EditorChoices> = {}): Promise<void> {
		const headers = { "access-control-allow-origin": "*", "access-control-allow-methods": "*" };
		await page.route("**/admin/settings.json", async (route) => {
			const settings: object = await (await route.fetch()).json();
			await route.fulfill({ json: { ...settings, ...REPOSITORY, ...choices } });
		});
		await page.route(/^(?!http:\/\/localhost)/, (route) => {
			const request = route.request();
			if (new URL(request.url()).origin !== "https://api.github.com") {
				this.elsewhere.push(request.url());
				return route.abort();
			}
			if (request.headers().authorization !== `token ${this.token}`) {
				return route.fulfill({ status: 401, headers, json: { message: "Bad credentials" } });
			}
			return route.fulfill({ headers, json: this.answer(request) });
		});
	}

	private answer(request: Request): unknown {
		const { pathname } = new URL(request.url());
		if (pathname === "/graphql") return { data: this.graph(request.postDataJSON()) };
		if (request.method() !== "GET") {
			this.changes.push([`${request.method()} ${pathname}`, request.postDataJSON()]);
		}
		if (pathname === "/user") return { id: 1, login: "founder", name: "The founder" };
		if (pathname.endsWith("/pulls")) {
			const head = { sha: HEAD };
			const { title } = request.postDataJSON();
			return { title, number: 7, node_id: "PULL", head, created_at: NOW, updated_at: NOW };
		}
		if (!pathname.includes("/git/trees/")) return {};
		return { tree: [{ type: "blob", path: EVENT, sha: HEAD, size: eventText.length }] };
	}

	private graph({ query, variables }: Asked): unknown {
		const [, mutation] = query.match(/mutation\([^{]*\{\s*(\w+)/) ?? [];
		if (mutation) {
			this.changes.push([mutation, variables.input]);
			const commit = { oid: "b".repeat(40), committedDate: NOW, file_0: { oid: "c".repeat(40) } };
			return { [mutation]: { commit } };
		}
		const author = { name: "The founder", email: "founder@example.org" };
		const nodes = [{ oid: HEAD, message: "Start", author }];
		const ref = { target: { oid: HEAD, history: { nodes } } };
		const repository = { ref, commit_0: ref, content_0: { text: eventText } };
		return { repository, fork: { id: "REPOSITORY" }, base: repository };
	}
}

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
		message: { headline: expect.stringContaining("soup") },
	};
}

test("GitHub's window signs in, and with review a save is a draft pull request", async ({
	page,
}) => {
	const github = new GitHub();
	await github.serve(page, { review: true, signInService: SIGN_IN });
	const editor = await signInByWindow(page, github.token);
	await changeLocation(editor);
	const branch = "cms/event/soup";
	await editor.saveButton.click();
	await expect
		.poll(() => github.changes.slice(0, 3))
		.toEqual([
			["createRef", { repositoryId: "REPOSITORY", name: `refs/heads/${branch}`, oid: HEAD }],
			["createCommitOnBranch", commitOn(branch)],
			[
				"POST /repos/example/website/pulls",
				{
					title: expect.stringContaining("soup"),
					head: branch,
					base: "main",
					draft: true,
					body: expect.any(String),
				},
			],
		]);
	expect(github.elsewhere).toEqual([]);
});

test("a token signs in, a refused one doesn't, and a save is one commit", async ({ page }) => {
	const github = new GitHub();
	await github.serve(page);
	await Editor.signIn(page, "github_pat_wrong");
	await expect(page.getByText("The provided token is invalid.")).toBeVisible();
	const editor = await Editor.signIn(page, github.token);
	await changeLocation(editor);
	await editor.save();
	expect(github.changes).toEqual([["createCommitOnBranch", commitOn("main")]]);
	expect(github.elsewhere).toEqual([]);
});

/** Changes where an event is, but doesn't save it. */
async function changeLocation(editor: Editor): Promise<void> {
	await editor.goTo("event", "soup");
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
