import { fileURLToPath } from "node:url";
import { pathOf } from "../../../tools/check-links/site.ts";
import { filesOf } from "../../../tools/files.ts";

/** Pages that together hold every kind of control. */
const SAMPLE = [
	"/",
	"/academy/",
	"/academy/foundations/",
	"/articles/",
	"/contact/",
	"/embed/",
	"/events/",
	"/quiz/",
	"/scholarships/",
	"/shop/",
];

const DIST = fileURLToPath(new URL("../../../dist", import.meta.url));

/** The pages to measure: the sample; every page in `npm run test:long`. */
export const paths = process.env.EVERY_PAGE ? filesOf(DIST, ".html").map(pathOf) : SAMPLE;
