import { readFileSync } from "node:fs";
import { join } from "node:path";
import { siteSchema } from "../../shared/content/site-schema.ts";
import { schema as pageSchema } from "../../site/pages/erins-place/schema.ts";
import { ROOT } from "../say.js";

/** Where the printed curriculum is kept. The build copies the folder. */
export const CURRICULUM_FILE = join(ROOT, "site/downloads/erins-place-sample-curriculum.pdf");

/** The content that the sample curriculum is printed from. */
export function readCurriculum() {
	const json = (file: string): unknown =>
		JSON.parse(readFileSync(join(ROOT, "site/_data", file), "utf8"));
	return {
		copy: pageSchema.parse(json("pages/erins-place.json")),
		site: siteSchema.parse(json("site.json")),
	};
}
