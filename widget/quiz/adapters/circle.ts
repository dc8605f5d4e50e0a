import { type RolePair, roleQuery } from "../../../shared/quiz/role-query.ts";
import { roleIn, type Words } from "../../../shared/quiz/words.ts";
import type { Settings } from "../settings.ts";
import { hasCircle } from "./storage.ts";

/** One line for a circle: the roles, and the link from which the circle reads them. */
export function circleLine(words: Words, { primary, secondary }: RolePair, link: string): string {
	const second = secondary ? `, ${roleIn(words, secondary).name}` : "";
	return `${roleIn(words, primary).name}${second}: ${link}`;
}

/** Where a circle opens with these roles filled in. They stand in the fragment, which no server gets. */
export function circlePath(roles: RolePair): string {
	return `/quiz/circle#${roleQuery(roles)}`;
}

/**
 * Whether that is a circle which this tab keeps. A link from a partner's page opens another tab, or leads to another
 * site: neither can see it.
 */
export function knowsCircle({ deepLink, siteUrl }: Settings): boolean {
	return deepLink && siteUrl.startsWith(location.origin) && hasCircle();
}
