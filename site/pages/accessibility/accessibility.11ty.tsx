import { Statement } from "../../components/Statement.tsx";
import type { SiteData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { schema } from "./schema.ts";

export const data = definePage({
	path: "/accessibility",
	metadata: ({ pages }) => schema.parse(pages.accessibility).metadata,
});

/** What works for whom, and what does not yet. */
export default function Accessibility(data: SiteData) {
	const copy = schema.parse(data.pages.accessibility);
	return (
		<Document data={data}>
			<Statement data={data} copy={copy} sections={copy.sections} />
		</Document>
	);
}
