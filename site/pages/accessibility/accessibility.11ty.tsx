import { Statement } from "../../components/Statement.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";

export const data = { permalink: "/accessibility/" };

/** For whom the site works, and where it does not yet. */
export default function Accessibility(data: SiteData) {
	const copy = data.pages.accessibility;
	return (
		<Document data={data} styles="statement" {...copy.metadata}>
			<Statement data={data} copy={copy} sections={copy.sections} />
		</Document>
	);
}
