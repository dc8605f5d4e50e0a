import { Closing } from "../../components/Closing.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import type { PageBlock } from "../../eleventy/share/card.ts";
import { Document } from "../../layouts/Document.tsx";
import { uprightBlock } from "../../quilt/block.ts";
import type { schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "waitlist", ...uprightBlock("flyingGeese", 2) };

type AcademyWaitlistData = PageData<"academy-waitlist", typeof schema>;

export const data = definePage({
	path: "/academy/waitlist",
	metadata: ({ pages }: AcademyWaitlistData) => ({
		...pages["academy-waitlist"].metadata,
		block: BLOCK,
	}),
});

/** The form for what has no place or no date yet. A link may choose a track or a program in it (docs/product.md 4.7). */
export default function AcademyWaitlist(data: AcademyWaitlistData) {
	const { head, closing } = data.pages["academy-waitlist"];
	return (
		<Document data={data}>
			<PageHead tone="indigo" {...BLOCK} {...head} />
			<Section id="waitlist">
				<SiteForm data={data} name="waitlist" />
			</Section>
			<Closing tone="plum" {...closing} />
		</Document>
	);
}
