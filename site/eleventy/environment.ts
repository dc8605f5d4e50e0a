import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type Analytics, type Site, siteSchema } from "../../shared/content/site-schema.ts";
import { formsAddress, LOCAL_ENDPOINT } from "../../shared/forms-endpoint.ts";

/** Where this build of the site will be served. */
export interface Environment {
	/** Origin and path prefix, without a slash at the end: `https://www.example.org/preview`. */
	siteUrl: string;
	/** The path of siteUrl, with a slash at both ends: `/preview/`, mostly `/`. */
	pathPrefix: string;
	/** Where forms are posted, without a slash at the end; null = sending is simulated. */
	formsEndpoint: string | null;
	/** Who counts visits and events on it. */
	analytics: Analytics;
}

/** From the root of the repository, where every command runs. */
const SITE_FILE = "site/_data/site.json";

/**
 * The address of the build: SITE_URL, or the origin in site.json. A path in SITE_URL puts the whole
 * site under it. FORMS_ENDPOINT, or site.json, says where its forms are posted.
 * @throws TypeError when SITE_URL is no address; ZodError when site.json is faulty
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
		// Visits while the site is edited would be counted too.
		analytics: isServed() ? { provider: "none" } : site.analytics,
	};
}

/** Whether this is `npm start`. */
export function isServed(): boolean {
	return process.env.ELEVENTY_RUN_MODE === "serve";
}

/** Without a repository the editor is of use on this computer alone, beside `npm start`. */
const NO_REPOSITORY = "no-repository/on-this-computer";

/** What site.json says of the editor; undefined where it says that this site has none. */
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
 * The content of site.json, for code that does not get the data of pages. It reads the file by itself, because Vite
 * bundles its configuration with what it imports, and the gate of content.ts looks for schemas beside its own file.
 * @throws ZodError when site.json is faulty; a build says so in words before
 */
export function readSite(): Site {
	return siteSchema.parse(JSON.parse(readFileSync(SITE_FILE, "utf8")));
}

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
