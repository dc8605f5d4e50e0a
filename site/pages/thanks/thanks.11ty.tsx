import { formNamed } from "../../../shared/content/forms.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { PageHead } from "../../components/PageHead.tsx";
import type { SiteData } from "../../data.ts";
import { definePages } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { PageSections } from "../../sections/PageSection.tsx";

interface ThanksData extends SiteData {
	form: string;
}

export const data = definePages({
	path: "/thanks/*",
	each: "form",
	items: ({ forms }) => Object.keys(forms),
	slug: (form) => form,
	metadata({ forms, form, site }) {
		const { title, thanks } = formNamed(forms, form);
		const description = fill(thanks.lead, { reply: site.officeHours.reply });
		return { title: `${title}: ${thanks.title}`, description, indexed: false };
	},
});

/** The page after a form that was submitted without JavaScript: what happens next. */
export default function Thanks(data: ThanksData) {
	const { form, forms, formWords, site } = data;
	const { isList, thanks } = formNamed(forms, form);
	const { title, lead, next = [], actions } = thanks;
	return (
		<Document data={data}>
			<PageHead
				tone="madder"
				title={title}
				lead={fill(lead, { reply: site.officeHours.reply })}
				actions={actions}
				offer={
					isList && (
						<p id="delayed" className="hidden mt-4 target:block">
							{formWords.delayed}
						</p>
					)
				}
			/>
			{next.length > 0 && (
				<PageSections
					data={data}
					sections={[{ kind: "strips", title: formWords.next, items: next, numbered: true }]}
				/>
			)}
		</Document>
	);
}
