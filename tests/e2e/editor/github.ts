import type { Page } from "@playwright/test";
import { contentTexts } from "../../../tools/editor-pictures/repository.ts";

export const HEAD = "a".repeat(40);
const REPOSITORY = { repository: "example/website", branch: "main", review: false };
export const EVENT = "site/_data/events/harvest-table.json";
export const eventText = contentTexts.get(EVENT) ?? "";

type Asked = { readonly query: string; readonly variables: { readonly input?: unknown } };

/** GitHub's API, as far as the editor asks it, with a repository of one event. */
export class GitHub {
	/** What was asked to be committed. */
	readonly commits: unknown[] = [];
	/** What was asked of anyone else but the site. */
	readonly elsewhere: string[] = [];
	/** The token that is good; any other is refused. */
	token = "github_pat_good";

	async serve(page: Page): Promise<void> {
		const headers = { "access-control-allow-origin": "*" };
		await page.route("**/admin/settings.json", async (route) => {
			const settings: object = await (await route.fetch()).json();
			await route.fulfill({ json: { ...settings, ...REPOSITORY } });
		});
		await page.route(/^(?!http:\/\/localhost)/, (route) => {
			const request = route.request();
			const { origin, pathname } = new URL(request.url());
			if (origin !== "https://api.github.com") {
				this.elsewhere.push(request.url());
				return route.abort();
			}
			if (request.headers().authorization !== `token ${this.token}`) {
				return route.fulfill({ status: 401, headers, json: { message: "Bad credentials" } });
			}
			return route.fulfill({ headers, json: this.answer(pathname, request.postDataJSON()) });
		});
	}

	private answer(pathname: string, asked: Asked | null): unknown {
		if (asked) return { data: this.graph(asked) };
		if (pathname === "/user") return { id: 1, login: "founder", name: "The founder" };
		if (!pathname.includes("/git/trees/")) return {};
		return { tree: [{ type: "blob", path: EVENT, sha: HEAD, size: eventText.length }] };
	}

	private graph({ query, variables }: Asked): unknown {
		if (query.includes("createCommitOnBranch")) {
			this.commits.push(variables.input);
			const commit = { oid: "b".repeat(40), file_0: { oid: "c".repeat(40) } };
			return { createCommitOnBranch: { commit } };
		}
		const author = { name: "The founder", email: "founder@example.org" };
		const nodes = [{ oid: HEAD, message: "Start", author }];
		const ref = { target: { oid: HEAD, history: { nodes } } };
		return { repository: { ref, commit_0: ref, content_0: { text: eventText } } };
	}
}
