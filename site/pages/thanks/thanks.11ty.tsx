import { formNamed } from "../../../shared/content/forms.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { Actions } from "../../components/Button.tsx";
import { NumberedItems } from "../../components/Items.tsx";
import { RestOfStyles } from "../../components/RestOfStyles.tsx";
import { Section } from "../../components/Section.tsx";
import { Lead } from "../../components/Text.tsx";
import type { SiteData } from "../../data.ts";
import { definePages } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";

interface ThanksData extends SiteData {
	form: string;
}

export const data = definePages({
	path: "/thanks/*",
	each: "form",
	items: ({ forms }) => Object.keys(forms),
	slug: (form) => form,
	metadata: ({ forms, form }) => ({ ...formNamed(forms, form).thanks.metadata, indexed: false }),
});

/** The page after a form that was submitted without JavaScript: what happens next. */
export default function Thanks(data: ThanksData) {
	const { form, forms, formWords, site } = data;
	const { isList, thanks } = formNamed(forms, form);
	const { title, lead, next, actions } = thanks;
	return (
		<Document data={data}>
			<RestOfStyles />
			<Section className="grid gap-x-fluid-6 gap-y-14 lg:grid-cols-2 lg:items-center">
				<div>
					<h1>{title}</h1>
					<Lead className="mt-5">{fill(lead, { reply: site.officeHours.reply })}</Lead>
					{isList && (
						<p id="delayed" className="mt-4 hidden target:block">
							{formWords.delayed}
						</p>
					)}
					<Actions className="mt-8" links={actions} />
				</div>
				<div>
					<h2>{formWords.next}</h2>
					<NumberedItems items={next} className="mt-5" />
				</div>
			</Section>
		</Document>
	);
}
