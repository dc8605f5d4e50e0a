import { PageHead } from "../../components/PageHead.tsx";
import type { SiteData } from "../../data.ts";
import { definePages } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { composedPages } from "../../rules/composed-pages.ts";

interface MovedData extends SiteData {
	moved: "waitlist" | "tracks";
}

export const data = definePages({
	path: "/academy/*",
	each: "moved",
	items: () => ["waitlist", "tracks"] as const,
	slug: (moved) => moved,
	metadata: (data: MovedData) => {
		const { title, lead } = sectionOf(data);
		return { title, description: lead, indexed: false };
	},
});

/**
 * Redirects a former URL to the section of the Academy's page that replaced it, because emails and other sites still
 * link to the former URL.
 */
export default function AcademyMoved(data: MovedData) {
	const { title, lead } = sectionOf(data);
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

/** Returns the heading and the introduction of the section, or those of the page if the founder took it out. */
function sectionOf({ pages, moved }: MovedData) {
	const academy = composedPages(pages).find(({ path }) => path === "/academy");
	const { title = "", lead = "" } = {
		...academy?.head,
		...academy?.sections.find(({ id }) => id === moved),
	};
	return { title, lead };
}
