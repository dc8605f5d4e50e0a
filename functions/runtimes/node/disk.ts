import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { HealthNote } from "../../ports.ts";

const MEGABYTE = 1024 * 1024;
/** Room for some thousand submissions. */
const LEAST_FREE = 200 * MEGABYTE;

/** Says so where the disk of a database is nearly full. */
export async function diskNotes(file: string): Promise<readonly HealthNote[]> {
	if (file === ":memory:") return [];
	const { bavail, bsize } = await statfs(dirname(file));
	const free = bavail * bsize;
	if (free >= LEAST_FREE) return [];
	return [{ kind: "disk", values: { free: `${Math.floor(free / MEGABYTE)} MB` } }];
}
