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
	analytics: Analytics;
}

const SITE_FILE = "site/_data/site.json";

/**
 * The build's address and endpoint: SITE_URL and FORMS_ENDPOINT, or site.json. A path in SITE_URL is the prefix of the
 * whole site.
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
		// Edits are no visits.
		analytics: isServed() ? { provider: "none" } : site.analytics,
	};
}

export function isServed(): boolean {
	return process.env.ELEVENTY_RUN_MODE === "serve";
}

/** Without a repository the editor only works on this computer, with `npm start`. */
const NO_REPOSITORY = "no-repository/on-this-computer";

/** The editor's settings; undefined where site.json turns it off. */
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
 * site.json for code without page data. Vite bundles its configuration with its imports, so content.ts can't be used.
 * @throws ZodError when site.json is faulty; a build reports that before
 */
export function readSite(): Site {
	return siteSchema.parse(JSON.parse(readFileSync(SITE_FILE, "utf8")));
}

/**
 * The date of a build: SOURCE_DATE_EPOCH (in seconds), else the commit's, else now. Builds of one commit are identical,
 * and browsers update what has passed since (site/scripts/events.ts).
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
