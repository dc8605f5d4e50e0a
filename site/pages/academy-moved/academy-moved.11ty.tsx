import { PageHead } from "../../components/PageHead.tsx";
import type { PageData } from "../../data.ts";
import { definePages } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import type { schema } from "../academy/schema.ts";

interface MovedData extends PageData<"academy", typeof schema> {
	moved: "waitlist" | "tracks";
}

export const data = definePages({
	path: "/academy/*",
	each: "moved",
	items: () => ["waitlist", "tracks"] as const,
	slug: (moved) => moved,
	metadata: ({ pages, moved }: MovedData) => {
		const { title, lead } = pages.academy[moved];
		return { title, description: lead, indexed: false };
	},
});

/**
 * Redirects a former URL to the section of the Academy's page that replaced it, because emails and other sites still
 * link to the former URL.
 */
export default function AcademyMoved(data: MovedData) {
	const { title, lead } = data.pages.academy[data.moved];
	const href = `/academy#${data.moved}`;
	return (
		<Document
			data={data}
			head={
				<>
					<script type="module" src={data.assets.scripts.moved} />
					<noscript>
						<meta httpEquiv="refresh" content={`0; url=${href}`} />
					</noscript>
				</>
			}
		>
			<PageHead tone="paper" title={title} lead={lead} actions={[{ label: title, href }]} />
		</Document>
	);
}
