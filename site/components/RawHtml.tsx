/** HTML that the build itself has made. Never for text from content files. */
export function RawHtml({ html }: { html: string }) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the widget prerenders to a string
	return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
