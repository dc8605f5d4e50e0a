import type { Site } from "../../../shared/content/site-schema.ts";
import type { ErinsPlacePage } from "../../pages/erins-place/schema.ts";
import { printFonts } from "./fonts.ts";
import { type Imprint, principlesPage, weekPage } from "./pages.ts";
import { Sheet } from "./sheet.ts";

/**
 * The sample curriculum of the microschool (spec section 2, Microschool landing): a tagged PDF of
 * two Letter pages. The same content gives the same bytes.
 */
export async function curriculumPdf(copy: ErinsPlacePage, site: Site): Promise<Uint8Array> {
	const imprint: Imprint = {
		title: copy.week.documentTitle,
		label: copy.head.title,
		footer: `${copy.head.title}, ${site.name}   ${site.contactEmail}`,
	};
	const sheet = new Sheet(await printFonts(), {
		title: `${copy.head.title}: ${imprint.title}`,
		author: site.name,
		subject: copy.week.thread,
		lang: site.locale,
	});
	principlesPage(sheet, copy, imprint);
	weekPage(sheet, copy, imprint);
	return sheet.finish();
}
