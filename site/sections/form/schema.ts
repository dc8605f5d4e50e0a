import { line, lines } from "../../../shared/content/fields.ts";
import { formName } from "../../../shared/content/forms.ts";
import { flag } from "../../schemas/page-parts.ts";
import { sectionSchema } from "../section-kind.ts";

export const schema = sectionSchema(
	"Form",
	"One of the forms, beside what people need to know before they send it.",
	{
		form: formName,
		points: lines(
			"Promises",
			"promise",
			"Below the introduction. {hours} stands for how soon the form promises a reply.",
		).optional(),
		closed: flag("Behind its name", "Visitors open it. For a page’s second form."),
		mail: line("Before your email address", "Offers an email instead of the form.").optional(),
	},
);
