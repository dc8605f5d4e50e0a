import { line, link, prose } from "../../../shared/content/fields.ts";
import { sectionKind } from "../section.ts";

export const schema = sectionKind("Next events", {
	empty: prose("If no event is planned"),
	tellMe: link.meta({ label: "Link if no event is planned" }),
	example: line("Badge of an invented event"),
	exampleNote: prose("Note on invented events", "As long as one of them shows here."),
	action: link,
});
