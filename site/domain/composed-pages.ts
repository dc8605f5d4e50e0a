import type { Forms } from "../../shared/content/forms.ts";
import type { SiteData } from "../data.ts";
import type { ComposedPage } from "../schemas/composed.ts";
import type { Navigation } from "../schemas/navigation.ts";

/** Returns the composed pages, each with the forms that are shown at its end. */
export function composedPages(pages: SiteData["pages"], forms: Forms = {}): ComposedPage[] {
	return Object.entries(pages).flatMap(([name, page]) => {
		if (!isComposed(page)) return [];
		const shown = Object.values(forms).filter((form) => form.pages?.includes(name));
		const sections = shown.map(({ slug: form, title }) => ({ kind: "form", title, form }));
		return [{ ...page, sections: [...page.sections, ...sections] }];
	});
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
