import type { Form } from "../../../shared/content/forms.ts";
import type { FormSiteData } from "./data.ts";

/** What takes the place of a form that has been sent. */
export function FormDone({ data, form: { thanks } }: { data: FormSiteData; form: Form }) {
	const { environment, eleventy, formWords } = data;
	const isPreview = !environment.formsEndpoint && eleventy.env.runMode !== "build";
	return (
		<div
			className="rounded border-2 border-dashed border-current p-entry"
			tabIndex={-1}
			data-done
			hidden
		>
			<p className="display mb-2.5 text-h3">{thanks.title}</p>
			<p>{thanks.lead}</p>
			{isPreview && (
				<p className="mt-4 text-small text-soft" data-preview>
					{formWords.preview}
				</p>
			)}
		</div>
	);
}
