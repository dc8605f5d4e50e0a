import clsx from "clsx";
import type { TextProps } from "./Text.tsx";

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
