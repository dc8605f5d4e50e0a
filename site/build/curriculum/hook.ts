import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { siteSchema } from "../../../shared/content/site-schema.ts";
import { schema as erinsPlaceSchema } from "../../pages/erins-place/schema.ts";
import type { EleventyConfig } from "../types.ts";
import { curriculumPdf } from "./document.ts";
import { CURRICULUM_PATH } from "./path.ts";

const COPY = new URL("../../_data/pages/erins-place.json", import.meta.url);
const SITE = new URL("../../_data/site.json", import.meta.url);

/** Adds the sample curriculum to every build; while serving, only when its content has changed. */
export function addCurriculum(eleventy: EleventyConfig): void {
	let written = "";
	// After the pages, because the assets empty the output folder before them.
	eleventy.on("eleventy.after", async ({ directories }) => {
		const [copy, site] = await Promise.all([readFile(COPY, "utf8"), readFile(SITE, "utf8")]);
		if (written === copy + site) return;
		const pdf = await curriculumPdf(
			erinsPlaceSchema.parse(JSON.parse(copy)),
			siteSchema.parse(JSON.parse(site)),
		);
		const file = join(directories.output, CURRICULUM_PATH);
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, pdf);
		written = copy + site;
	});
}
