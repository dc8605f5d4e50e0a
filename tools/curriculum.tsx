/*
 * `npm run curriculum`: prints the microschool's sample curriculum as PDF with the test browser. Run this command
 * after a change of the curriculum in site/_data/pages/erins-place.json, and commit the PDF; `npm run check` warns if
 * the PDF is stale.
 */
import { writeFile } from "node:fs/promises";
import { printCurriculum } from "./curriculum/print.tsx";
import { CURRICULUM_FILE } from "./curriculum/stale.tsx";

await writeFile(CURRICULUM_FILE, await printCurriculum());
