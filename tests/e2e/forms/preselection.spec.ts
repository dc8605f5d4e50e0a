import { formNamed } from "../../../shared/content/forms.ts";
import { formNames, forms } from "../../../tools/forms.ts";
import { isComplete } from "../complete.ts";
import { onePage } from "../one-page.ts";
import { answers } from "./endpoint.ts";
import { expect, SiteForm, test } from "./site-form.ts";

/* What a link chooses in a form (docs/product.md 4.7). */

test.describe.configure({ mode: "default" });
const tab = onePage();

const UNKNOWN = ["", "nothing-of-ours", "%22%3E%3Cb%3E"];

const lists = formNames.flatMap((form) =>
	formNamed(forms, form).fields.flatMap((field) =>
		field.kind === "select" && field.parameter
			? [{ form, name: field.name, parameter: field.parameter, options: field.options }]
			: [],
	),
);

for (const { form: formName, name, parameter, options } of lists) {
	test(`a link with "${parameter}" chooses an option of the ${formName} form`, async () => {
		const form = new SiteForm(tab(), formName);
		const links = options.flatMap(({ value, alias }) =>
			(alias ? [value, alias] : [value]).map((wanted) => ({ wanted, value })),
		);
		// The first one may be chosen anyway.
		for (const { wanted, value } of isComplete ? links : links.slice(-2)) {
			await form.open("", `?${parameter}=${wanted}`);
			await expect(form.field(name)).toHaveValue(value);
		}
		for (const unknown of isComplete ? UNKNOWN : UNKNOWN.slice(-1)) {
			await form.open("", `?${parameter}=${unknown}`);
			await expect(form.field(name)).toHaveValue("");
		}
	});
}

test("an answer that the browser has kept wins over the link", async ({ contact }) => {
	const form = await contact(answers(500));
	await form.fillAndSend();
	await form.waits();
	const chosen = await form.field("inquiry").inputValue();
	await form.open(form.endpoint.url, "?about=volunteer");
	await expect(form.field("message")).toHaveValue("Zoë's message");
	await expect(form.field("inquiry")).toHaveValue(chosen);
});
