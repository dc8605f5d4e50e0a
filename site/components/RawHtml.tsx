interface RawHtmlProps {
	html: string;
	className?: string;
}

/**
 * HTML that the build itself has made: the widget's own, or what Markdown renders to, which passes no HTML of an
 * author through. Never for text from content files.
 */
export function RawHtml({ html, className }: RawHtmlProps) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: both come as strings
	return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
