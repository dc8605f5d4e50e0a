import { formNamed, promisedHours } from "../../../shared/content/forms.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { Disclosure } from "../../components/Faq.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { Features } from "../../components/Items.tsx";
import { defineKind } from "../section-kind.ts";
import { schema } from "./schema.ts";

/** A form of the site. */
export default defineKind({
	schema,
	Content({ data, section: { form, closed } }) {
		const fields = <SiteForm data={data} name={form} />;
		if (!closed) return fields;
		return (
			<div className="questions">
				<Disclosure title={<h3>{formNamed(data.forms, form).submit}</h3>}>{fields}</Disclosure>
			</div>
		);
	},
	/** What we promise to those who send the form, and the way around it. */
	Beside({ data, section: { form, points = [], mail } }) {
		const { contactEmail } = data.site;
		const hours = promisedHours(formNamed(data.forms, form));
		const promises = points
			.filter((point) => hours || !point.includes("{hours}"))
			.map((point) => fill(point, { hours: hours ?? "" }));
		return (
			<>
				{promises.length > 1 ? (
					<Features items={promises} className="mt-4" />
				) : (
					promises.map((promise) => (
						<p key={promise} className="say">
							{promise}
						</p>
					))
				)}
				{mail && (
					<p className="mt-2 max-w-text">
						{mail} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
					</p>
				)}
			</>
		);
	},
});
