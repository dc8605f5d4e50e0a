import clsx from "clsx";
import type { TextProps } from "./Text.tsx";

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
