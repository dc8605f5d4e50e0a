import { formNamed } from "../../../shared/content/forms.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { Actions } from "../../components/Button.tsx";
import { Numeral } from "../../components/Items.tsx";
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
	const { title, lead, next, actions } = formNamed(forms, form).thanks;
	return (
		<Document data={data}>
			<RestOfStyles />
			<Section className="grid gap-x-fluid-6 gap-y-14 lg:grid-cols-2 lg:items-center">
				<div>
					<h1>{title}</h1>
					<Lead className="mt-5">{fill(lead, { reply: site.officeHours.reply })}</Lead>
					<Actions className="mt-8" links={actions} />
				</div>
				<div>
					<h2 className="text-h3">{formWords.next}</h2>
					<ol className="mt-5 divide-y border-y">
						{next.map(({ title: step, text }, index) => (
							<li key={step} className="grid grid-cols-[3.5rem_1fr] py-5">
								<Numeral className="row-span-2 text-[2.25rem] leading-none">{index + 1}</Numeral>
								<h3 className="text-h5">{step}</h3>
								<p className="mt-1 max-w-lead text-soft">{text}</p>
							</li>
						))}
					</ol>
				</div>
			</Section>
		</Document>
	);
}
