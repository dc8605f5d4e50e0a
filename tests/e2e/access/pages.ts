import { fileURLToPath } from "node:url";
import { pathOf } from "../../../tools/check-links/site.ts";
import { filesOf } from "../../../tools/files.ts";

/** Pages that together hold every kind of control. */
const SAMPLE = ["/", "/academy/", "/contact/", "/embed/", "/quiz/", "/scholarships/", "/shop/"];

const DIST = fileURLToPath(new URL("../../../dist", import.meta.url));

/** Whether every page is measured in every way, as `npm run test:long` does, or a sample. */
export const isComplete = Boolean(process.env.EVERY_PAGE);

/** The pages to measure. */
export const paths = isComplete ? filesOf(DIST, ".html").map(pathOf) : SAMPLE;
