/*
 * Every page that the site has, so that a link to anywhere else is a fault of the content
 * (spec section 2, Route table). A route's `*` stands for one slug.
 */

/** Pages that `npm run build` makes today. */
export const BUILT_ROUTES = ["/", "/quiz", "/404"] as const;

/** Pages of the specification still to be built: content may link to them already. */
export const PLANNED_ROUTES = [
	"/about",
	"/for-white-people",
	"/academy",
	"/academy/programs",
	"/academy/welcome",
	"/academy/*",
	"/erins-place",
	"/erin/pass-hub",
	"/homestead",
	"/homestead/visit",
	"/collaborations",
	"/shop",
	"/shop/*",
	"/events",
	"/articles",
	"/articles/*",
	"/get-involved",
	"/contact",
	"/scholarships",
	"/quiz/roles",
	"/quiz/roles/*",
	"/volunteer",
	"/donate",
	"/privacy",
	"/accessibility",
	"/thanks/*",
] as const;

/** Whether a path names a page; what follows `?` or `#` and a slash at the end do not matter. */
export function isRoute(path: string): boolean {
	const page = path.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "");
	return [...BUILT_ROUTES, ...PLANNED_ROUTES].some(
		(route) =>
			route === page ||
			(route.endsWith("/*") &&
				page.startsWith(route.slice(0, -1)) &&
				/^[a-z0-9-]+$/.test(page.slice(route.length - 1))),
	);
}
