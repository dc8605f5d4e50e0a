import { Prose } from "./Prose.tsx";
import { PullQuote } from "./PullQuote.tsx";
import { Section } from "./Section.tsx";

interface QuoteSectionProps {
	copy: {
		readonly quote: string;
		readonly title: string;
		readonly paragraphs: readonly string[];
	};
}

/** A quotation at the left, and at the right the heading and text that it belongs to. */
export function QuoteSection({ copy: { quote, title, paragraphs } }: QuoteSectionProps) {
	return (
		<Section className="split">
			<PullQuote>{quote}</PullQuote>
			<div>
				<h2 className="text-h3">{title}</h2>
				<Prose text={paragraphs} className="mt-[1.1em] max-w-text" />
			</div>
		</Section>
	);
}
