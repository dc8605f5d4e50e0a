import { pageFile } from "../../schemas/page-parts.ts";

/** The accessibility report: `site/_data/pages/accessibility-report.json`. */
export const schema = pageFile("Accessibility: the report", {}, "The report itself is in docs.");
