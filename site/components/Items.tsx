import clsx from "clsx";
import type { TextProps } from "./Text.tsx";

interface FeaturesProps {
	items: readonly string[];
	large?: boolean;
	/** Classes for margins and colors. */
	className?: string;
}

export function Features({ items, large = false, className }: FeaturesProps) {
	return (
		<ul className={clsx("features", large ? "text-base" : "text-md leading-close", className)}>
			{items.map((item) => (
				<li key={item}>{item}</li>
			))}
		</ul>
	);
}

/** A decorative number, hidden from screen readers: they announce the list's own numbering. */
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
