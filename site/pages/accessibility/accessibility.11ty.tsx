import { Statement } from "../../components/Statement.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import type { schema } from "./schema.ts";

export const data = definePage({ path: "/accessibility" });

/** The accessibility statement: what works and what does not yet. */
export default function Accessibility(data: PageData<"accessibility", typeof schema>) {
	const copy = data.pages.accessibility;
	const report = (
		<p className="mt-[1em]">
			<a href="/accessibility/report">{copy.report.link}</a>
		</p>
	);
	const sections = copy.sections.map((section, index) =>
		index === 0 ? { ...section, extra: report } : section,
	);
	return (
		<Document data={data}>
			<Statement data={data} copy={copy} sections={sections} />
		</Document>
	);
}
