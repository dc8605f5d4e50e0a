/*
 * `npm run curriculum`: prints the sample curriculum of the microschool with the test browser. Run it after a change of
 * its text in site/_data/pages/erins-place.json, and commit the file; `npm run check` warns where it's stale.
 */
import { writeFile } from "node:fs/promises";
import { printCurriculum } from "./curriculum/print.tsx";
import { CURRICULUM_FILE } from "./curriculum/stale.tsx";

await writeFile(CURRICULUM_FILE, await printCurriculum());
