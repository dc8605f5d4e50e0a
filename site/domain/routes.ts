import { readdirSync } from "node:fs";

/**
 * Reads the route of every page, in which `*` stands for a slug.
 * @throws any error of loading a page's module, such as faulty JSON
 */
export async function readRoutes(): Promise<string[]> {
	const folder = new URL("../pages/", import.meta.url);
	const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
		.flatMap((file) => /(?:^|[\\/])([\w-]+)\.11ty\.tsx$/.exec(file)?.[1] ?? [])
		.sort();
	const modules: { data?: { path?: unknown } }[] = await Promise.all(
		pages.map((page) => import(`../pages/${page}/${page}.11ty.tsx`)),
	);
	return modules.flatMap(({ data }) => (typeof data?.path === "string" ? [data.path] : []));
}
