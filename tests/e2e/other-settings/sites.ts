import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { type RunningServer, startPreview } from "@liberation/inbox";
import { ROOT } from "../../../tools/root.js";
import { addLanguage } from "../../another-language.ts";
import { copyProject } from "../../copy-project.ts";
import { freePort } from "../../free-port.ts";
import { event, OWN_ARTICLE } from "../../own-items.ts";
import { GA4 } from "./stand-ins.ts";

/** The second event lasts for weeks and ends after the third. */
const EVENTS: readonly object[] = [
	{ date: "2025-12-01", startTime: "22:00", endTime: "01:00" },
	{ date: "2025-12-05", endDate: "2025-12-20" },
	{ date: "2025-12-10" },
	{ date: "2026-01-10" },
	{ date: "2026-02-10", venue: "online" },
	{ date: "2026-01-20", status: "canceled", registration: null },
];
/** A plan that is sold until the year ends. */
export const PLAN = {
	$schema: "../../../.cache/schemas/plan.json",
	order: 901,
	name: "Bread each week",
	summary: "Bread until the year ends.",
	includes: ["Bread"],
	availableUntil: "2025-12-31",
	firstStep: "Come with a bag.",
	payments: [
		{ label: "Buy bread", amountUsd: 12, cadence: "once", url: "https://pay.school.test/bread" },
	],
};
/** So many articles that they take several pages. */
export const ARTICLES = 30;
const NOVEMBER_2025 = Date.parse("2025-11-15T12:00:00Z") / 1000;

/** One site has all settings that don't exclude each other, because each site takes a build. */
const FOLDER = join(ROOT, ".cache/other-settings");

/** The folder of the built site. */
export const BUILT = join(FOLDER, "dist");

/**
 * Builds the site from a copy of the project: it is of November 2025 and in Hawaii, has events, articles and a plan of the
 * tests' own, a further language and Google Analytics, and sends its forms.
 */
export async function build(): Promise<void> {
	rmSync(FOLDER, { recursive: true, force: true });
	copyProject(FOLDER);
	const file = join(FOLDER, "site/_data/site.json");
	const settings: { officeHours: object } = JSON.parse(readFileSync(file, "utf8"));
	const officeHours = { ...settings.officeHours, timeZone: "Pacific/Honolulu" };
	writeFileSync(file, JSON.stringify({ ...settings, officeHours, analytics: GA4 }));
	writeFileSync(join(FOLDER, "site/_data/plans/own.json"), JSON.stringify(PLAN));
	const events = join(FOLDER, "site/_data/events");
	rmSync(events, { recursive: true, force: true });
	mkdirSync(events);
	for (const [index, changes] of EVENTS.entries()) {
		const slug = `event-${index}`;
		const item = { ...event(slug, slug), venue: "homestead", partner: null, ...changes };
		writeFileSync(join(events, `${slug}.json`), JSON.stringify(item));
	}
	for (let index = 0; index < ARTICLES; index++) {
		const text = OWN_ARTICLE.text.replace("title: Bread", `title: Loaf ${index}`);
		writeFileSync(join(FOLDER, `site/articles/loaf-${index}.md`), text);
	}
	await addLanguage(FOLDER);
	const eleventy = join(FOLDER, "node_modules/@11ty/eleventy/cmd.cjs");
	await promisify(execFile)(process.execPath, [eleventy, "--quiet"], {
		cwd: FOLDER,
		env: {
			...process.env,
			PAGES_ONLY: "1",
			SITE_URL: `http://localhost:${await freePort()}`,
			FORMS_ENDPOINT: "/api",
			SOURCE_DATE_EPOCH: String(NOVEMBER_2025),
		},
	});
}

/**
 * Serves the built site with its headers and its desk.
 * @param port - where the build says that it lives, or any free one
 */
export function serve(port: "own" | "any" = "any"): Promise<RunningServer> {
	const { siteUrl } = JSON.parse(readFileSync(join(BUILT, "_delivery.json"), "utf8"));
	return startPreview({ root: BUILT, port: port === "own" ? Number(new URL(siteUrl).port) : 0 });
}
