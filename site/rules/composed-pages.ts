import type { SiteData } from "../data.ts";
import type { ComposedPage } from "../schemas/composed.ts";
import type { Navigation } from "../schemas/navigation.ts";

export function composedPages(pages: SiteData["pages"]): ComposedPage[] {
	return Object.values(pages).filter(isComposed);
}

function isComposed(page: object): page is ComposedPage {
	return "path" in page && "sections" in page;
}

/** Adds the composed pages to the menus that they name, and on phones to the group of the same name. */
export function withComposedPages(navigation: Navigation, pages: SiteData["pages"]): Navigation {
	const composed = composedPages(pages);
	const added = (label: string | undefined) =>
		composed
			.filter(({ menu }) => menu && menu === label)
			.map(({ path: href, head, metadata }) => ({
				label: metadata.title,
				href,
				description: head.label ?? head.title,
			}));
	return {
		...navigation,
		main: navigation.main.map((item) =>
			item.kind === "dropdown" ? { ...item, links: [...item.links, ...added(item.label)] } : item,
		),
		phone: navigation.phone.map((group) => ({
			...group,
			links: [...group.links, ...added(group.title)],
		})),
	};
}
