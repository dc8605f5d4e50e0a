import { contentFile } from "../../../shared/content/fields.ts";
import { statement } from "../../schemas/statement.ts";

/** What works for whom, and what does not yet: `site/_data/pages/accessibility.json`. */
export const schema = contentFile("Accessibility", statement);
