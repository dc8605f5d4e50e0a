import clsx from "clsx";
import { Section } from "./Section.tsx";
import { Prose, type TextProps } from "./Text.tsx";

interface PullQuoteProps extends TextProps {
	size?: "h2" | "h3";
}

export function PullQuote({ size = "h2", className, children }: PullQuoteProps) {
	return (
		<p
			className={clsx(
				"display text-link",
				size === "h2" ? "text-h2 leading-[1.1]" : "text-h3 leading-tight",
				className,
			)}
		>
			{children}
		</p>
	);
}

interface QuoteSectionProps {
	copy: {
		readonly quote: string;
		readonly title: string;
		readonly paragraphs: readonly string[];
	};
}

export function QuoteSection({ copy: { quote, title, paragraphs } }: QuoteSectionProps) {
	return (
		<Section className="split">
			<PullQuote className="max-lg:text-h3">{quote}</PullQuote>
			<div>
				<h2 className="text-h3">{title}</h2>
				<Prose text={paragraphs} className="mt-[1.1em] max-w-text" />
			</div>
		</Section>
	);
}
