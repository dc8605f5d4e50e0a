import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { type Site, siteSchema } from "../../shared/content/site-schema.ts";
import { formsAddress, LOCAL_ENDPOINT } from "../../shared/forms-endpoint.ts";
import type { Environment } from "../data.ts";
import { dateOf, startOf } from "../domain/dates.ts";
import { isLiveAt } from "../domain/examples.ts";

const SITE_FILE = "site/_data/site.json";

/**
 * Reads the site's URL and the forms endpoint from SITE_URL and FORMS_ENDPOINT, else from site.json. A path in
 * SITE_URL prefixes every URL of the site. During `npm start`, the forms endpoint is always the local one.
 * @throws TypeError when SITE_URL is no valid URL; ZodError when site.json is faulty
 */
export function readEnvironment(): Environment {
	const site = readSite();
	const address = new URL(process.env.SITE_URL || site.origin);
	const path = address.pathname.replace(/(?<!\/)\/+$/, "");
	const siteUrl = address.origin + path;
	return {
		siteUrl,
		pathPrefix: `${path}/`,
		formsEndpoint: endpointOf(site, siteUrl),
		// Local previews don't count as visits.
		analytics: isServed() ? { provider: "none" } : site.analytics,
	};
}

/** Whether the build is for visitors. Elsewhere examples show, and dates count from today. */
export function isForVisitors({ siteUrl }: Environment): boolean {
	return !isServed() && isLiveAt(siteUrl);
}

export function isServed(): boolean {
	return process.env.ELEVENTY_RUN_MODE === "serve";
}

/** A placeholder for a missing repository; the editor then works only on this computer, with `npm start`. */
const NO_REPOSITORY = "no-repository/on-this-computer";

/** Returns the editor's settings; undefined if site.json turns the editor off, or names no repository for a build. */
export function editorOf({ editor }: Site) {
	if (!editor || (!editor.repository && !isServed())) return undefined;
	return { ...editor, repository: editor.repository ?? NO_REPOSITORY };
}

function endpointOf(site: Site, siteUrl: string): string | null {
	if (isServed()) return LOCAL_ENDPOINT;
	const endpoint = process.env.FORMS_ENDPOINT || site.formsEndpoint;
	return endpoint ? formsAddress(siteUrl, endpoint) : null;
}

/**
 * Reads site.json for code without page data. content.ts can't be imported here, because Vite bundles its
 * configuration with all imports.
 * @throws ZodError when site.json is faulty; a build reports that fault earlier
 */
export function readSite(): Site {
	return siteSchema.parse(JSON.parse(readFileSync(SITE_FILE, "utf8")));
}

/**
 * Returns the build's date: SOURCE_DATE_EPOCH (in seconds), else the commit's date, so that live builds of one commit are
 * identical; in the browser, site/scripts/events.ts moves events that have ended since. Elsewhere it's the start of
 * today, because examples are always to come.
 * @throws RangeError when SOURCE_DATE_EPOCH is no number
 */
export function readBuildDate(isLive: boolean): Date {
	const seconds =
		process.env.SOURCE_DATE_EPOCH || (isLive && gitLog(["-1", "--format=%ct"]).trim());
	if (!seconds) return startOf(dateOf(new Date()));
	if (!/^\d+$/.test(seconds)) {
		throw new RangeError(`SOURCE_DATE_EPOCH is "${seconds}", expected seconds since 1970`);
	}
	return new Date(Number(seconds) * 1000);
}

/** Returns when each file of a folder was last committed, by name; in a shallow clone that is the newest commit. */
export function readCommitDates(folder: string): ReadonlyMap<string, Date> {
	const dates = new Map<string, Date>();
	let date = new Date(0);
	for (const line of gitLog(["--format=%ct", "--name-only", "--", folder]).split("\n")) {
		const name = basename(line);
		if (/^\d+$/.test(line)) date = new Date(Number(line) * 1000);
		else if (line && !dates.has(name)) dates.set(name, date);
	}
	return dates;
}

/** Returns what `git log` prints; an empty text without Git or a repository. */
function gitLog(options: readonly string[]): string {
	try {
		return execFileSync("git", ["log", ...options], {
			encoding: "utf8",
			stdio: ["ignore", "pipe", "ignore"],
		});
	} catch {
		return "";
	}
}
