/** The text of an article as markdown-it made it, which passes no HTML of the author through. */
export function ArticleText({ html }: { html: string }) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown renders to a string
	return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
