/*
 * Every page that the site has, so that a link to anywhere else is a fault of the content
 * (spec section 2, Route table). A route's `*` stands for one slug.
 */

/** Pages that `npm run build` makes today. */
export const BUILT_ROUTES = [
	"/",
	"/academy",
	"/academy/programs",
	"/academy/welcome",
	"/academy/*",
	"/quiz",
	"/404",
	"/about",
	"/for-white-people",
	"/articles",
	"/articles/*",
	"/quiz/roles",
	"/quiz/roles/*",
	"/privacy",
	"/accessibility",
	"/quiz/how-it-works",
	"/get-involved",
	"/contact",
	"/scholarships",
	"/volunteer",
	"/donate",
	"/thanks/*",
	"/collaborations",
	"/embed",
	"/embed/frame",
	"/shop",
	"/shop/*",
	"/events",
	"/events/join",
	"/erins-place",
	"/erin/pass-hub",
	"/homestead",
	"/homestead/visit",
] as const;

/** Pages of the specification still to be built: content may link to them already. */
export const PLANNED_ROUTES = [] as const;

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
