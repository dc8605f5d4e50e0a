/* `npm run check:content`: every fault of every content file, one a line. */

import { checkContent, readSources } from "../site/check/check.ts";
import { formatFault } from "../site/check/source.ts";
import { staleTranslations } from "../site/check/translation-files.ts";
import { readRoutes } from "../site/rules/routes.ts";
import { ROOT } from "./say.js";

const [routes] = await Promise.allSettled([readRoutes()]);
const { files, faults } = checkContent(
	ROOT,
	routes.status === "fulfilled" ? routes.value : undefined,
);
// A page may fail to load because of faulty content; otherwise the page itself is at fault.
if (routes.status === "rejected" && faults.length === 0) throw routes.reason;
for (const file of staleTranslations(readSources(ROOT)))
	console.warn(`${file}: older than its English, "npm run translation" says more.`);
for (const fault of faults) console.error(formatFault(fault));
if (faults.length === 0) console.log(`Content: ${files.length} files without a fault.`);
else {
	console.error(`\nContent: ${faults.length} ${faults.length === 1 ? "fault" : "faults"} to mend.`);
	process.exitCode = 1;
}
