import type { Form } from "../../../shared/content/forms.ts";
import type { FormSiteData } from "./data.ts";

interface FormDoneProps {
	data: FormSiteData;
	name: string;
	form: Form;
}

/** What takes the place of a form that has been sent. Without an endpoint it first says that nothing was. */
export function FormDone({ data, name, form: { thanks } }: FormDoneProps) {
	const { environment, formWords: words, site } = data;
	const [title, lead] = [`${name}-done`, `${name}-done-lead`];
	const [preview, note] = [`${name}-preview`, `${name}-preview-note`];
	const isSent = environment.formsEndpoint !== null;
	return (
		<section
			className="rounded border-2 border-dashed border-current p-entry"
			aria-labelledby={isSent ? title : preview}
			aria-describedby={isSent ? lead : `${note} ${title} ${lead}`}
			tabIndex={-1}
			data-done
			hidden
		>
			{!isSent && (
				<div className="mb-5 border-b border-current pb-5 text-small">
					<p className="font-bold" id={preview}>
						{words.preview}
					</p>
					<p id={note}>
						{words.previewWrite} <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>.{" "}
						{words.previewNext}
					</p>
				</div>
			)}
			<p className="display mb-2.5 text-h3" id={title}>
				{thanks.title}
			</p>
			<p id={lead}>{thanks.lead}</p>
		</section>
	);
}
