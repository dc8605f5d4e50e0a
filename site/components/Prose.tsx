interface ProseProps {
	/** One paragraph, or several. */
	text: string | readonly string[];
	className?: string;
}

/** Paragraphs of a content file. */
export function Prose({ text, className }: ProseProps) {
	return [text].flat().map((paragraph) => (
		<p key={paragraph} className={className}>
			{paragraph}
		</p>
	));
}
