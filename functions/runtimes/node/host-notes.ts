import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { HealthNote } from "../../ports.ts";
import type { SteadyClock } from "../steady-clock.ts";

const MINUTE = 60_000;
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

/** Says so where the machine's clock was set while we ran. */
export function clockNotes(clock: Pick<SteadyClock, "jump">): readonly HealthNote[] {
	const jump = clock.jump();
	if (jump === undefined) return [];
	const minutes = Math.max(1, Math.round(Math.abs(jump) / MINUTE));
	const direction = jump > 0 ? "ahead" : "back";
	return [{ kind: "jump", values: { by: `${minutes} min ${direction}` } }];
}
