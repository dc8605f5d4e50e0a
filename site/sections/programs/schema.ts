import { line, list, part, slug } from "../../../shared/content/fields.ts";
import { flag, text } from "../../schemas/page-parts.ts";
import { sectionSchema } from "../section-kind.ts";

const program = part("Program", {
	program: slug.meta({
		label: "Program",
		relation: { type: "program", value: "slug", label: "metadata.title" },
	}),
	name: line("Name", "Empty: the program’s own title.").optional(),
	text: text.meta({ hint: "Empty: the program’s own summary." }).optional(),
	note: line("Beside its price", "Such as what several courses cost together.").optional(),
}).meta({ summary: "{{fields.program}}" });

export const schema = sectionSchema(
	"Programs and tracks",
	"Programs with state and price, as rows.",
	{
		items: list("Programs", "program", program, "Each with its state and price.").optional(),
		tracks: flag("The tracks", "Their names and prices are under Quiz, Tracks and their prices."),
	},
);
