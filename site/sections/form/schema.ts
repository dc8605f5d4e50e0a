import { z } from "zod";
import { line, lines, slug } from "../../../shared/content/fields.ts";
import { formName } from "../../../shared/content/forms.ts";
import { sectionSchema } from "../section-kind.ts";

export const schema = sectionSchema(
	"Form",
	"One of the forms, beside what people need to know before they send it.",
	{
		form: formName,
		chosen: slug
			.meta({
				label: "Choice made beforehand",
				hint: "The name of a choice of the form, such as volunteer. Visitors can choose another.",
			})
			.optional(),
		points: lines(
			"Promises",
			"promise",
			"Below the introduction. {hours} stands for how soon the form promises a reply.",
		).optional(),
		closed: z
			.literal(true)
			.meta({ label: "Behind its name", hint: "Visitors open it. For a page’s second form." })
			.optional(),
		mail: line("Before your email address", "Offers an email instead of the form.").optional(),
	},
);
