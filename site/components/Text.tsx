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
