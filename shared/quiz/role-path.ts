import { ROLE_KEYS, type RoleKey } from "./keys.ts";
import { rolesIn } from "./read-link.ts";

/** The page of a role: `/quiz/roles/frontline-responder`. */
export function rolePath(role: RoleKey): string {
	return `/quiz/roles/${role.replaceAll("_", "-")}`;
}

/** The copy of the quiz's page for link previews of a role: `/quiz/result/frontline-responder/`. */
export function previewPath(role: RoleKey): string {
	return `/quiz/result/${role.replaceAll("_", "-")}/`;
}

/** The quilt block in mails, which may be opened for years: `/mail/frontline-responder.png`. */
export function blockPicturePath(role: RoleKey): string {
	return `/mail/${role.replaceAll("_", "-")}.png`;
}

/**
 * The copy of the quiz's page that answers a link preview, because crawlers run no script.
 * @param path - from the site's root, such as `/quiz`
 * @param query - as in the address, such as `?role=healer`
 * @returns undefined for another page, or without a role
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
