import { readFileSync } from "node:fs";
import MarkdownIt from "markdown-it";
import { PageHead } from "../../components/PageHead.tsx";
import { RawHtml } from "../../components/Text.tsx";
import type { SiteData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";

export const data = definePage({ path: "/accessibility/report" });

const REPORT = new URL("../../../docs/accessibility-report.md", import.meta.url);

/** The accessibility conformance report, rendered from its Markdown file in docs. */
export default function AccessibilityReport(data: SiteData) {
	const [title = "", lead = "", ...text] = readFileSync(REPORT, "utf8").split("\n\n");
	const html = new MarkdownIt({ html: false, typographer: true }).render(text.join("\n\n"));
	return (
		<Document data={data}>
			<PageHead tone="woad" title={title.replace("# ", "")} lead={lead} />
			<div className="field-edge bg-paper">
				<RawHtml
					className="report wrap py-band wrap-anywhere [&_h2]:mb-4 [&_h2:not(:first-child)]:mt-block [&_li]:ms-5 [&_li]:list-disc [&_p]:my-4 [&_p]:max-w-text [&_table]:w-full [&_table]:text-small [&_td]:border-t [&_td]:p-1.5 [&_td]:align-top [&_td:nth-child(2)]:wrap-normal [&_td:nth-child(3)]:wrap-normal [&_th]:p-1.5 [&_th]:text-start"
					html={html}
				/>
			</div>
		</Document>
	);
}
