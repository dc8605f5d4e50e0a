import { line, lines, slug } from "../../../shared/content/fields.ts";
import { sectionKind } from "../section.ts";

export const schema = sectionKind("Form", {
	form: slug.meta({
		label: "Form",
		hint: "One of the forms under Form and mail texts.",
		relation: { kind: "form", value: "slug", label: "title" },
	}),
	points: lines(
		"Promises",
		"promise",
		"Below the introduction. {hours} stands for how soon the form promises a reply.",
	).optional(),
	mail: line("Before your email address", "Offers an email instead of the form.").optional(),
});
