import { join } from "node:path";
import { CONTENT_FOLDERS } from "../site/schemas/registry.ts";
import { filesOf } from "./files.ts";

/** Every content file below a folder that is laid out like the repository, as paths within it. */
export function contentFiles(root: string): string[] {
	return CONTENT_FOLDERS.flatMap((folder) =>
		filesOf(join(root, folder), ".json", ".md").map((file) => `${folder}/${file}`),
	);
}
