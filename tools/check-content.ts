/* `npm run check:content`: every fault of every content file, one a line. */
import { checkContent } from "./check-content/check.ts";
import { formatFault } from "./check-content/fault.ts";
import { ROOT } from "./say.js";

const { files, faults } = checkContent(ROOT);
for (const fault of faults) console.error(formatFault(fault));
if (faults.length === 0) console.log(`Content: ${files.length} files without a fault.`);
else {
	console.error(`\nContent: ${faults.length} ${faults.length === 1 ? "fault" : "faults"} to mend.`);
	process.exitCode = 1;
}
