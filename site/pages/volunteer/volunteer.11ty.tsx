import { definePage } from "../../build/page.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { Closing } from "../../components/Closing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { TitledItems } from "../../components/TitledItems.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { Agreement } from "./Agreement.tsx";
import { schema } from "./schema.ts";
import { Ways } from "./Ways.tsx";

const BLOCK: PageBlock = { slug: "volunteer", pattern: "bearPaw" };

export const data = definePage({
	path: "/volunteer",
	metadata: ({ pages }) => ({ ...schema.parse(pages.volunteer).metadata, block: BLOCK }),
});

/** Volunteering: where hands are wanted, what we promise each other, how it begins. */
export default function Volunteer(data: SiteData) {
	const { head, ways, agreement, steps, closing } = schema.parse(data.pages.volunteer);
	return (
		<Document data={data} styles="volunteer">
			<PageHead tone="forest" {...BLOCK} {...head} />
			<Ways copy={ways} />
			<Agreement copy={agreement} />
			<SplitSection title={steps.title}>
				<ol className="path">
					<TitledItems items={steps.items} />
				</ol>
			</SplitSection>
			<Closing tone="madder" {...closing} />
		</Document>
	);
}
