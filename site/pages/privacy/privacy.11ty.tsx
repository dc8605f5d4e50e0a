import { definePage } from "../../build/page.ts";
import { Statement, type StatementSection } from "../../components/Statement.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { type PrivacyPage, schema } from "./schema.ts";

export const data = definePage({
	path: "/privacy",
	metadata: ({ pages }) => schema.parse(pages.privacy).metadata,
});

/** What the site does with data. Two sections depend on the settings of the site. */
export default function Privacy(data: SiteData) {
	const copy = schema.parse(data.pages.privacy);
	const [first, second, third, ...rest] = copy.sections;
	const sections = [first, second, third, formsSection(data, copy), analyticsSection(data, copy)];
	return (
		<Document data={data}>
			<Statement
				data={data}
				copy={copy}
				sections={[...sections.filter((section) => section !== undefined), ...rest]}
			/>
		</Document>
	);
}

function formsSection({ environment }: SiteData, { forms }: PrivacyPage): StatementSection {
	const { formsEndpoint, siteUrl } = environment;
	const text = formsEndpoint
		? forms.sent.replace("{host}", new URL(formsEndpoint, siteUrl).host)
		: forms.simulated;
	return { title: forms.title, paragraphs: [text], entries: [] };
}

function analyticsSection({ site }: SiteData, { analytics }: PrivacyPage): StatementSection {
	const text = site.analytics.measurementId ? analytics.measured : analytics.none;
	return { title: analytics.title, paragraphs: [text], entries: [] };
}
