import { FORM_NAMES, type FormName } from "../../../shared/content/forms.ts";
import { definePages } from "../../build/page.ts";
import { Actions } from "../../components/Button.tsx";
import { QuiltBlock } from "../../components/QuiltBlock.tsx";
import { TitledItems } from "../../components/TitledItems.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";

interface ThanksData extends SiteData {
	form: FormName;
}

export const data = definePages({
	path: "/thanks/*",
	each: "form",
	items: () => FORM_NAMES,
	slug: (form) => form,
	metadata: ({ forms, form }) => ({ ...forms[form].thanks.metadata, indexed: false }),
});

/** The page that a form sent without JavaScript leads to: what happens next. */
export default function Thanks(data: ThanksData) {
	const { form, forms, formWords } = data;
	const { title, lead, next, actions } = forms[form].thanks;
	return (
		<Document data={data} styles="thanks">
			<section className="section wrap thanks">
				<div>
					<h1>{title}</h1>
					<p className="lead">{lead}</p>
					<Actions className="mt-8" links={actions} />
				</div>
				<div>
					<QuiltBlock slug={`thanks-${form}`} />
					<h2>{formWords.next}</h2>
					<ol>
						<TitledItems items={next} />
					</ol>
				</div>
			</section>
		</Document>
	);
}
