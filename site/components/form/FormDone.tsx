import type { Form } from "../../../shared/content/forms.ts";
import type { FormSiteData } from "./data.ts";

/** What takes the place of a form that has been sent. */
export function FormDone({ data, form: { thanks } }: { data: FormSiteData; form: Form }) {
	const { environment, eleventy, formWords } = data;
	const isPreview = !environment.formsEndpoint && eleventy.env.runMode !== "build";
	return (
		<div className="form-done" tabIndex={-1} hidden>
			<p className="display">{thanks.title}</p>
			<p>{thanks.lead}</p>
			{isPreview && <p className="form-preview">{formWords.preview}</p>}
		</div>
	);
}
