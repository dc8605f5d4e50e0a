import type { Forms } from "../../shared/content/forms.ts";
import type { SiteData } from "../data.ts";
import type { ModularPage } from "../schemas/modular-pages.ts";
import type { Navigation } from "../schemas/navigation.ts";

/** Returns the modular pages, each with the forms that are shown at its end. */
export function modularPages(pages: SiteData["pages"], forms: Forms = {}): ModularPage[] {
	return Object.entries(pages).flatMap(([name, page]) => {
		if (!isModular(page)) return [];
		const shown = Object.values(forms).filter((form) => form.pages?.includes(name));
		const sections = shown.map(({ slug: form, title }) => ({ kind: "form", title, form }));
		return [{ ...page, sections: [...page.sections, ...sections] }];
	});
}

function isModular(page: object): page is ModularPage {
	return "path" in page && "sections" in page;
}

/** Adds the modular pages to the menus that they name, and on phones to the group of the same name. */
export function withModularPages(navigation: Navigation, pages: SiteData["pages"]): Navigation {
	const modular = modularPages(pages);
	const added = (label: string | undefined) =>
		modular
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
