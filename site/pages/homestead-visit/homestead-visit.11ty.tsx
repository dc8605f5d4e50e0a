import { Closing } from "../../components/Closing.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { colorways } from "../../quilt/colorways.ts";
import { AccessNotes } from "./AccessNotes.tsx";
import { VisitSteps } from "./VisitSteps.tsx";

export const data = { permalink: "/homestead/visit/" };

export default function HomesteadVisit(data: SiteData) {
	const { metadata, head, visit, access, form, closing } = data.pages["homestead-visit"];
	const { contactEmail } = data.site;
	const [colorway] = colorways;
	return (
		<Document data={data} styles="visit" {...metadata}>
			<PageHead
				tone="moss"
				slug="homestead-visit"
				pattern="logCabin"
				quarterTurns={2}
				{...(colorway && { colorway })}
				{...head}
			/>
			<VisitSteps copy={visit} />
			<AccessNotes copy={access} />
			<SplitSection title={form.title} lead={form.lead} id="visit">
				<SiteForm data={data} name="visit" />
				<p className="instead">
					{form.aside} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
				</p>
			</SplitSection>
			<Closing tone="forest" {...closing} />
		</Document>
	);
}
