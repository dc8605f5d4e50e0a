/* `npm run check:content`: prints every fault of every content file, one per line. */

import { readSources } from "../site/check/check.ts";
import { formatFault } from "../site/check/source.ts";
import { staleTranslations } from "../site/check/translation-files.ts";
import { checkAll, ROOT } from "../site/eleventy/content.ts";

const { files, faults } = await checkAll();
for (const file of staleTranslations(readSources(ROOT)))
	console.warn(`${file}: older than its English, "npm run translation" says more.`);
for (const fault of faults) console.error(formatFault(fault));
if (faults.length === 0) console.log(`Content: ${files.length} files without a fault.`);
else {
	console.error(`\nContent: ${faults.length} ${faults.length === 1 ? "fault" : "faults"} to mend.`);
	process.exitCode = 1;
}
