import clsx from "clsx";
import type { ReactNode } from "react";
import { sentenceHtml } from "../domain/sentences.ts";

interface TextProps {
	/** Classes for margins. */
	className?: string | undefined;
	children: ReactNode;
}

export function Lead({ className, children }: TextProps) {
	return (
		<p className={clsx("max-w-text text-lead leading-normal text-soft", className)}>{children}</p>
	);
}

export function Label({ className, children }: TextProps) {
	return <p className={clsx("label", className)}>{children}</p>;
}

/** Renders a name in display type; a remark in parentheses at its end is small. */
export function displayName(name: string): ReactNode {
	const [, words, remark] = /^(.+) (\(.+\))$/.exec(name) ?? [];
	if (!remark) return name;
	return (
		<span>
			{words} <small>{remark}</small>
		</span>
	);
}

/** Paragraphs of running text; two or more stand beside each other where there is room. */
export function Paragraphs({ texts, className }: { texts: readonly string[]; className?: string }) {
	return (
		texts.length > 0 && (
			<div className={clsx("paragraphs", className)}>
				{texts.map((text) => (
					<Sentences key={text} text={text} />
				))}
			</div>
		)
	);
}

/** A paragraph whose text may have links and emphasis, written as in Markdown. */
export function Sentences({ text, className }: { text: string; className?: string }) {
	const html = { __html: sentenceHtml(text) };
	// biome-ignore lint/security/noDangerouslySetInnerHtml: everything but links and emphasis is escaped
	return <p className={className} dangerouslySetInnerHTML={html} />;
}

interface RawHtmlProps {
	html: string;
	className?: string;
}

/**
 * Renders trusted HTML: the prerendered widget, or rendered Markdown whose inline HTML is escaped. Never pass
 * unprocessed text from content files.
 */
export function RawHtml({ html, className }: RawHtmlProps) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: both kinds of HTML are strings
	return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
