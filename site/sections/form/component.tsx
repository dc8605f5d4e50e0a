import { SiteForm } from "../../components/form/SiteForm.tsx";
import { Features } from "../../components/Items.tsx";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

/** A form of the site. */
export default function Form({ data, section }: SectionProps<typeof schema>) {
	const { form, points, mail } = section;
	const { contactEmail } = data.site;
	return (
		<>
			{points && <Features items={points} className="mb-6 font-bold" />}
			<SiteForm data={data} name={form} />
			{mail && (
				<p className="mt-8 max-w-text">
					{mail} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
				</p>
			)}
		</>
	);
}
