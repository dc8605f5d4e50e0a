import { fileURLToPath } from "node:url";
import { pathOf } from "../../../tools/check-links/site.ts";
import { pagesOf } from "../../../tools/files.ts";
import { isComplete } from "../complete.ts";

/** Pages that together hold every kind of control. */
const SAMPLE = ["/", "/academy/", "/contact/", "/embed/", "/quiz/", "/scholarships/", "/shop/"];

const DIST = fileURLToPath(new URL("../../../dist", import.meta.url));

/** The pages to measure. */
export const paths = isComplete ? pagesOf(DIST).map(pathOf) : SAMPLE;
