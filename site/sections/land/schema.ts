import { z } from "zod";
import { line, list } from "../../../shared/content/fields.ts";
import { named, paragraphs } from "../../schemas/page-parts.ts";
import { sectionKind } from "../section.ts";

/** Only the page about the land needs this section, which counts acres in patches. */
export const schema = sectionKind("Land", {
	acres: z
		.number()
		.int()
		.positive()
		.max(40)
		.meta({ label: "Acres", hint: "A patch is drawn for each." }),
	acre: line("On each patch"),
	none: line("Below the patches"),
	paragraphs,
	stagesTitle: line("Heading of the stages"),
	stages: list("Stages", "stage", named).min(2),
});
