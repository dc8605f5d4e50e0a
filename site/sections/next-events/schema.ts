import { line, link, prose } from "../../../shared/content/fields.ts";
import { sectionKind } from "../section.ts";

export const schema = sectionKind("Next events", {
	empty: prose("If no event is planned").meta({ shown: "while no event is planned" }),
	tellMe: link.meta({ label: "Link if no event is planned", shown: "while no event is planned" }),
	example: line("Badge of an invented event").meta({ shown: "by npm start" }),
	exampleNote: prose("Note on invented events", "As long as one of them shows here.").meta({
		shown: "by npm start",
	}),
	action: link.meta({ shown: "once an event is planned" }),
});
