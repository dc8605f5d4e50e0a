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
} satisfies Partial<EditorSettings>;
const EVENT = "site/_data/events/soup.json";
const eventText = contentTexts.get(EVENT) ?? "";

type Asked = { readonly query: string; readonly variables: { readonly input?: unknown } };

/** GitHub's API, as far as the editor asks it, with a repository of one event. */
class GitHub {
	/** The mutations of GraphQL, each with its input. */
	readonly changes: (readonly [what: string, input: unknown])[] = [];
	/** What was asked of anyone else but the site. */
	readonly elsewhere: string[] = [];
	/** The token that is good; any other is refused. */
	readonly token = "github_pat_good";

	async serve(page: Page): Promise<void> {
		const headers = { "access-control-allow-origin": "*", "access-control-allow-methods": "*" };
		await page.route("**/admin/settings.json", async (route) => {
			const settings: object = await (await route.fetch()).json();
			await route.fulfill({ json: { ...settings, ...REPOSITORY } });
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
		if (pathname === "/user") return { id: 1, login: "founder", name: "The founder" };
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

const savedText = eventText.replace(/"location": ".*"/, '"location": "The barn"');

test("a token signs in, a refused one doesn't, and a save is one commit", async ({ page }) => {
	const github = new GitHub();
	await github.serve(page);
	await Editor.signIn(page, "github_pat_wrong");
	await expect(page.getByText("The provided token is invalid.")).toBeVisible();
	const editor = await Editor.signIn(page, github.token);
	await editor.goTo("event/soup");
	await editor.fill("location", "The barn");
	await editor.save();
	const commit = {
		branch: { repositoryNameWithOwner: "example/website", branchName: "main" },
		expectedHeadOid: HEAD,
		fileChanges: {
			additions: [{ path: EVENT, contents: Buffer.from(savedText).toString("base64") }],
			deletions: [],
		},
		message: { headline: expect.stringContaining("soup") },
	};
	await expect.poll(() => github.changes).toEqual([["createCommitOnBranch", commit]]);
	expect(github.elsewhere).toEqual([]);
});
