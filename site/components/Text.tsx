import clsx from "clsx";
import type { ReactNode } from "react";

interface TextProps {
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

interface PullQuoteProps extends TextProps {
	size?: "h2" | "h3";
}

/** A sentence that stands out of the text. */
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

/** The number of an entry in an ordered list, drawn large. Screen readers say the list's own number. */
export function Numeral({ className, children }: TextProps) {
	return (
		<span
			aria-hidden="true"
			className={clsx("font-display font-[560] text-link lining-nums", className)}
		>
			{children}
		</span>
	);
}
