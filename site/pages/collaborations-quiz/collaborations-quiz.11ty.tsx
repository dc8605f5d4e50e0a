import { SiteForm } from "../../components/form/SiteForm.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import type { schema } from "../embed/schema.ts";

type LiveData = PageData<"embed", typeof schema>;

export const data = definePage({
	path: "/collaborations/quiz",
	metadata: ({ pages }: LiveData) => pages.embed.live.metadata,
});

/** The form in which partners report that the quiz is on their site. */
export default function Live(data: LiveData) {
	const { title, lead } = data.pages.embed.live;
	return (
		<Document data={data}>
			<PageHead tone="indigo" title={title} lead={lead} />
			<Section>
				<SiteForm data={data} name="partner" />
			</Section>
		</Document>
	);
}
