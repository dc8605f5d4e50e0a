import type { Link } from "../../../shared/content/fields.ts";
import type { Navigation } from "../../schemas/navigation.ts";

/**
 * Returns the breadcrumbs of a page: home, the parent pages that are in the menus, and the page.
 * @param url - the page's URL, with a trailing slash
 * @param above - the parent pages, if the URL doesn't contain them
 */
export function crumbsOf(
	navigation: Navigation,
	url: string,
	title: string,
	above?: readonly Link[],
): Link[] {
	const labels = menuLabels(navigation);
	const home = { label: labels.get("/") ?? "Home", href: "/" };
	return [home, ...(above ?? parentsOf(url, labels)), { label: title, href: url }];
}

function parentsOf(url: string, labels: ReadonlyMap<string, string>): Link[] {
	const steps = url.split("/").filter(Boolean);
	return steps.slice(0, -1).flatMap((_, index) => {
		const href = `/${steps.slice(0, index + 1).join("/")}`;
		const label = labels.get(href);
		return label ? [{ label, href }] : [];
	});
}

/** Maps paths of pages to their labels in the menus; the phone menu has precedence. */
function menuLabels({ main, phone, footer }: Navigation): ReadonlyMap<string, string> {
	const bar = main.flatMap<Link>((item) => (item.kind === "dropdown" ? item.links : [item]));
	const links = [
		...footer.flatMap((column) => column.links),
		...bar,
		...phone.flatMap((group) => group.links),
	];
	return new Map(links.map(({ href, label }) => [href, label]));
}
