import type { Page, Request } from "@playwright/test";
import type { EditorSettings } from "../../../site/admin/config.ts";
import { contentTexts } from "./repository.ts";

const NOW = "2026-11-22T12:00:00Z";
export const HEAD = "a".repeat(40);
const REPOSITORY = {
	repository: "example/website",
	branch: "main",
	review: false,
	signInService: null,
} satisfies EditorChoices;
export const EVENT = "site/_data/events/harvest-table.json";
export const eventText = contentTexts.get(EVENT) ?? "";

type EditorChoices = Omit<EditorSettings, "siteUrl" | "siteName">;
type Asked = { readonly query: string; readonly variables: { readonly input?: unknown } };

/** GitHub's API, as far as the editor asks it, with a repository of one event. */
export class GitHub {
	/** What was to be changed: a mutation of GraphQL with its input, or a method and a path with what was sent. */
	readonly changes: (readonly [what: string, input: unknown])[] = [];
	/** What was asked of anyone else but the site. */
	readonly elsewhere: string[] = [];
	/** The token that is good; any other is refused. */
	token = "github_pat_good";

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
		if (pathname.endsWith("/issues/7")) return { labels: [{ name: "words" }] };
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
