/** A page as its own metadata describes it. */
export interface ListedPage {
	/** Path from the site's root, with a slash at its end. */
	url: string;
	title: string;
	description: string;
	/** Whether search engines may list it. */
	indexed: boolean;
}

/** The pages of a build: each enters itself while it is rendered, so that none can be forgotten. */
export interface PageList {
	enter(page: ListedPage): void;
	/** Pages that search engines may list, by address. */
	indexed(): ListedPage[];
	clear(): void;
}

export function createPageList(): PageList {
	const pages = new Map<string, ListedPage>();
	return {
		enter(page) {
			pages.set(page.url, page);
		},
		indexed: () =>
			[...pages.values()].filter(({ indexed }) => indexed).sort((a, b) => (a.url < b.url ? -1 : 1)),
		clear: () => pages.clear(),
	};
}
