import type { RoleKey } from "./keys.ts";

/**
 * The file name of the Role Pack: `rolepack_sam_healer`. Spaces and characters that file systems forbid become hyphens.
 * @param email - the visitor's email address; without one, the file name contains "user"
 */
export function rolePackFileName(role: RoleKey, email = ""): string {
	const localPart = email.split("@", 1)[0]?.replace(/[\\/:*?"<>|\s\p{C}]/gu, "-");
	return `rolepack_${localPart || "user"}_${role}`;
}
