/*
 * `npm run check:links`: what holds of the built site as a whole. Every link and fragment within it
 * leads somewhere, ids, titles and descriptions are not used twice, every page has one h1 and its
 * own address as canonical, the sitemap is complete, JSON-LD is JSON, and the HTML is valid.
 * `check-links.ts <folder>` checks another folder than dist/.
 */
import { join } from "node:path";
import { checkLinks } from "./check-links/check.ts";
import { grouped } from "./check-links/report.ts";
import { readSite } from "./check-links/site.ts";
import { checkValidity } from "./check-links/validity.ts";
import { ROOT } from "./say.js";

const site = readSite(process.argv[2] ?? join(ROOT, "dist"));
const faults = [...checkLinks(site), ...checkValidity(site)];
for (const line of grouped(faults)) console.error(line);
if (faults.length === 0) console.log(`Links and HTML: ${site.pages.size} pages without a fault.`);
else process.exitCode = 1;
