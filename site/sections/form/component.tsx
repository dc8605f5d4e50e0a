import { formNamed, promisedHours } from "../../../shared/content/forms.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { Features } from "../../components/Items.tsx";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

/** A form of the site. */
export default function Form({ data, section }: SectionProps<typeof schema>) {
	const { form, points = [], mail } = section;
	const { contactEmail } = data.site;
	const hours = promisedHours(formNamed(data.forms, form));
	const promises = points
		.filter((point) => hours || !point.includes("{hours}"))
		.map((point) => fill(point, { hours: hours ?? "" }));
	return (
		<>
			{promises.length > 0 && <Features items={promises} className="mb-6" />}
			<SiteForm data={data} name={form} />
			{mail && (
				<p className="mt-8 max-w-text">
					{mail} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
				</p>
			)}
		</>
	);
}
