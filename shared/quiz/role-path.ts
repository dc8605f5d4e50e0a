import { ROLE_KEYS, type RoleKey } from "./keys.ts";
import { rolesIn } from "./read-link.ts";

/** The path of a role's page: `/quiz/roles/frontline-responder`. */
export function rolePath(role: RoleKey): string {
	return `/quiz/roles/${role.replaceAll("_", "-")}`;
}

/** The path of the copy of the quiz page that has a role's link preview: `/quiz/result/frontline-responder/`. */
export function previewPath(role: RoleKey): string {
	return `/quiz/result/${role.replaceAll("_", "-")}/`;
}

/**
 * The path of a quilt block's image in mails, stable because mails may be opened years later:
 * `/mail/frontline-responder.png`.
 */
export function blockPicturePath(role: RoleKey): string {
	return `/mail/${role.replaceAll("_", "-")}.png`;
}

/**
 * The path of the page to serve for a result link. Crawlers of link previews run no script, so each role has a static
 * copy of the quiz page.
 * @param path - the path without the site's prefix, such as `/quiz`
 * @param query - the query string, such as `?role=healer`
 * @returns undefined if the page isn't the quiz, or the query has no role
 */
export function previewOf(path: string, query: string): string | undefined {
	const language = /^(\/[a-z]{2})?\/quiz\/?$/.exec(path);
	if (!language) return undefined;
	const roles = rolesIn(query);
	return roles && (language[1] ?? "") + previewPath(roles.primary);
}

export function neighborsOf(role: RoleKey): [before: RoleKey, after: RoleKey] {
	const index = ROLE_KEYS.indexOf(role);
	const at = (position: number) => ROLE_KEYS[(position + ROLE_KEYS.length) % ROLE_KEYS.length];
	return [at(index - 1) ?? role, at(index + 1) ?? role];
}

/**
 * The file name of the Role Pack: `rolepack_sam_healer`. Spaces and characters that file systems forbid become hyphens.
 * @param email - the visitor's email address; without one, the file name contains "user"
 */
export function rolePackFileName(role: RoleKey, email = ""): string {
	const localPart = email.split("@", 1)[0]?.replace(/[\\/:*?"<>|\s\p{C}]/gu, "-");
	return `rolepack_${localPart || "user"}_${role}`;
}
