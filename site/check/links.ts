/** Whether a path leads to a page. A query, a fragment and a slash at the end do not matter. */
export function isPage(path: string, routes: readonly string[]): boolean {
	const page = path.replace(/[?#].*/, "").replace(/(?<=.)\/$/, "");
	return routes.some(
		(route) =>
			route === page ||
			(route.endsWith("/*") &&
				page.startsWith(route.slice(0, -1)) &&
				/^[a-z0-9-]+$/.test(page.slice(route.length - 1))),
	);
}
