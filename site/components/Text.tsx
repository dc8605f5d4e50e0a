import clsx from "clsx";
import type { ReactNode } from "react";

export interface TextProps {
	/** Where it stands: margins. */
	className?: string | undefined;
	children: ReactNode;
}

interface LeadProps extends TextProps {
	/** Lines as long as those of running text. */
	wide?: boolean;
}

/** The paragraph that introduces what follows: larger and quieter. */
export function Lead({ wide = false, className, children }: LeadProps) {
	return (
		<p
			className={clsx(
				"text-lead leading-normal text-soft",
				wide ? "max-w-text" : "max-w-lead",
				className,
			)}
		>
			{children}
		</p>
	);
}

interface LabelProps extends TextProps {
	as?: "p" | "h2" | "h3" | "h4";
}

/** A quiet line above a heading, or a heading that is as quiet. */
export function Label({ as: Element = "p", className, children }: LabelProps) {
	return <Element className={clsx("label", className)}>{children}</Element>;
}

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
