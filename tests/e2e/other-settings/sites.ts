import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { type RunningServer, startPreview } from "@liberation/inbox";
import type { Analytics } from "../../../shared/content/site-schema.ts";
import { ROOT } from "../../../tools/say.js";
import { copyProject } from "../../copy-project.ts";
import { freePort } from "../../free-port.ts";
import { event } from "../../own-items.ts";
import { isComplete } from "../support.ts";
import { GA4, PLAUSIBLE, UMAMI } from "./stand-ins.ts";

/** The second one takes weeks, so it ends after the third. */
const EVENTS: readonly object[] = [
	{ date: "2025-12-01", startTime: "22:00", endTime: "01:00" },
	{ date: "2025-12-05", endDate: "2025-12-20" },
	{ date: "2025-12-10" },
	{ date: "2026-01-10" },
	{ date: "2026-02-10", venue: "online" },
	{ date: "2026-01-20", status: "canceled", registration: null },
];
const NOVEMBER_2025 = Date.parse("2025-11-15T12:00:00Z") / 1000;

interface OtherSite {
	readonly analytics: Analytics;
	/** Whether the site is of November 2025, has events of the tests' own, and sends its forms. */
	readonly hasEverything?: boolean;
}

/** Each is a build, so one site has every setting that doesn't exclude another one. */
export const SITES = {
	everything: { analytics: GA4, hasEverything: true },
	...(isComplete && { plausible: { analytics: PLAUSIBLE }, umami: { analytics: UMAMI } }),
} as const satisfies Record<string, OtherSite>;

export type SiteName = "everything" | "plausible" | "umami";

/** The folder of a built site. */
export function folderOf(name: SiteName): string {
	return join(ROOT, ".cache/other-settings", name, "dist");
}

/** Builds a site from a copy of the project. */
export async function build(name: string, { analytics, hasEverything }: OtherSite): Promise<void> {
	const folder = join(ROOT, ".cache/other-settings", name);
	rmSync(folder, { recursive: true, force: true });
	copyProject(folder);
	const file = join(folder, "site/_data/site.json");
	const settings: object = JSON.parse(readFileSync(file, "utf8"));
	writeFileSync(file, JSON.stringify({ ...settings, analytics }));
	if (hasEverything) writeEvents(join(folder, "site/_data/events"));
	const eleventy = join(folder, "node_modules/@11ty/eleventy/cmd.cjs");
	await promisify(execFile)(process.execPath, [eleventy, "--quiet"], {
		cwd: folder,
		env: {
			...process.env,
			PAGES_ONLY: "1",
			SITE_URL: `http://localhost:${await freePort()}`,
			...(hasEverything && { FORMS_ENDPOINT: "/api", SOURCE_DATE_EPOCH: String(NOVEMBER_2025) }),
		},
	});
}

function writeEvents(folder: string): void {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder);
	for (const [index, changes] of EVENTS.entries()) {
		const slug = `event-${index}`;
		const item = { ...event(slug, slug), venue: "homestead", partner: null, ...changes };
		writeFileSync(join(folder, `${slug}.json`), JSON.stringify(item));
	}
}

/**
 * Serves a built site with its headers and its desk.
 * @param port - where the build says that it lives, or any free one
 */
export function serve(name: SiteName, port: "own" | "any" = "any"): Promise<RunningServer> {
	const root = folderOf(name);
	const { siteUrl } = JSON.parse(readFileSync(join(root, "_delivery.json"), "utf8"));
	return startPreview({ root, port: port === "own" ? Number(new URL(siteUrl).port) : 0 });
}
