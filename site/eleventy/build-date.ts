import { execFileSync } from "node:child_process";

/**
 * The "now" of a build: SOURCE_DATE_EPOCH (in seconds) if it is set, else the time of the
 * commit, else, outside git, the current time.
 *
 * Two builds of one commit are identical on any day. Browsers update what has
 * passed since then (site/scripts/events.ts).
 *
 * @throws RangeError when SOURCE_DATE_EPOCH is no number
 */
export function readBuildDate(): Date {
	const seconds = process.env.SOURCE_DATE_EPOCH || commitTime();
	if (seconds === undefined) return new Date();
	if (!/^\d+$/.test(seconds)) {
		throw new RangeError(`SOURCE_DATE_EPOCH is "${seconds}", expected seconds since 1970`);
	}
	return new Date(Number(seconds) * 1000);
}

/** Seconds since 1970, undefined where there is no git or no commit. */
function commitTime(): string | undefined {
	try {
		const seconds = execFileSync("git", ["log", "-1", "--format=%ct"], {
			encoding: "utf8",
			stdio: ["ignore", "pipe", "ignore"],
		});
		return seconds.trim() || undefined;
	} catch {
		return undefined;
	}
}
