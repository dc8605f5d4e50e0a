import { definePage } from "../../build/page.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { Closing } from "../../components/Closing.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { uprightBlock } from "../../quilt/block.ts";
import { AccessNotes } from "./AccessNotes.tsx";
import { schema } from "./schema.ts";
import { VisitSteps } from "./VisitSteps.tsx";

const BLOCK: PageBlock = {
	slug: "homestead-visit",
	...uprightBlock("logCabin", 0),
	quarterTurns: 2,
};

export const data = definePage({
	path: "/homestead/visit",
	metadata: ({ pages }) => ({ ...schema.parse(pages["homestead-visit"]).metadata, block: BLOCK }),
});

export default function HomesteadVisit(data: SiteData) {
	const { head, visit, access, form, closing } = schema.parse(data.pages["homestead-visit"]);
	const { contactEmail } = data.site;
	return (
		<Document data={data} styles="visit">
			<PageHead tone="moss" {...BLOCK} {...head} />
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
