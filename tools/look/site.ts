import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../say.js";

/** The origin that the pictures' browser finds the site at. */
export const ORIGIN = "http://localhost";

/** A built site. */
export interface BuiltSite {
	readonly folder: string;
	/** Deletes it, and the checkout that it was built in. */
	remove(): void;
}

export interface CommitDay {
	/** The short hash. */
	readonly commit: string;
	/** The day of the commit, such as 2026-02-01. */
	readonly day: string;
}

/** @throws Error where git knows no such commit */
export function readCommit(name: string): CommitDay {
	const [commit = "", day = ""] = git("show", "-s", "--format=%h %cs", `${name}^{commit}`).split(
		" ",
	);
	return { commit, day };
}

/** Builds the site as of a day: of a commit in a checkout of its own, else of the working copy. */
export function buildSite(day: string, commit?: string): BuiltSite {
	const checkout = mkdtempSync(join(tmpdir(), "look-"));
	if (!commit) {
		build(ROOT, day, `--output=${checkout}`);
		return { folder: checkout, remove: () => rmSync(checkout, { recursive: true }) };
	}
	git("worktree", "add", "--detach", checkout, commit);
	const remove = () => git("worktree", "remove", "--force", checkout);
	try {
		// Where the lock file differs, the commit's own set-up installs its packages.
		const lock = "package-lock.json";
		if (readFileSync(join(checkout, lock)).equals(readFileSync(join(ROOT, lock)))) {
			symlinkSync(join(ROOT, "node_modules"), join(checkout, "node_modules"));
		}
		build(checkout, day);
	} catch (error) {
		remove();
		throw error;
	}
	return { folder: join(checkout, "dist"), remove };
}

function build(checkout: string, day: string, ...args: string[]): void {
	execFileSync("npm", ["run", "--silent", "build", "--", "--quiet", ...args], {
		cwd: checkout,
		stdio: ["ignore", "ignore", "inherit"],
		shell: process.platform === "win32",
		env: {
			...process.env,
			SITE_URL: ORIGIN,
			FORMS_ENDPOINT: "",
			SOURCE_DATE_EPOCH: String(noonOf(day).getTime() / 1000),
		},
	});
}

/** Noon in UTC, which is the same day in the Americas and in Europe. */
export function noonOf(day: string): Date {
	return new Date(`${day}T12:00:00Z`);
}

function git(...args: string[]): string {
	return execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();
}
