import { Closing } from "../../components/Closing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { TitledItems } from "../../components/TitledItems.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { Agreement } from "./Agreement.tsx";
import { Ways } from "./Ways.tsx";

export const data = { permalink: "/volunteer/" };

/** Volunteering: where hands are wanted, what we promise each other, how it begins. */
export default function Volunteer(data: SiteData) {
	const { metadata, head, ways, agreement, steps, closing } = data.pages.volunteer;
	return (
		<Document data={data} styles="volunteer" {...metadata}>
			<PageHead tone="forest" slug="volunteer" pattern="bearPaw" {...head} />
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
