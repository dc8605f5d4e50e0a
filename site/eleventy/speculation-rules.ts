import { ADMIN } from "./admin-headers.ts";
import type { Environment } from "./environment.ts";

/** The path of the file that the `Speculation-Rules` header of every page names. */
export const SPECULATION_RULES = "speculation-rules.json";

/**
 * Lets browsers fetch a page of ours while the pointer rests on its link or a finger goes down on it.
 *
 * The page is fetched and not rendered ahead of time: its scripts would run, which count visits and send forms that
 * are waiting. Browsers fetch nothing for visitors who save data.
 */
export function speculationRules({ pathPrefix }: Pick<Environment, "pathPrefix">): string {
	const pages = { href_matches: `${pathPrefix}*` };
	// What has a dot in its address is a file.
	const others = ["*.*", "api/*", "desk/*", `${ADMIN}/*`].map((path) => pathPrefix + path);
	const where = { and: [pages, { not: { href_matches: others } }] };
	return `${JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] })}\n`;
}
