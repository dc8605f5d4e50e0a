import { serializeJsonLd, type Thing } from "../eleventy/seo/json-ld.ts";

/** Structured data, one script a node. The content security policy allows such scripts, because they do not run. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
	return things.map(serializeJsonLd).map((json) => (
		<script
			key={json}
			type="application/ld+json"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: React would write entities, which JSON has none of; serializeJsonLd escapes
			dangerouslySetInnerHTML={{ __html: json }}
		/>
	));
}
