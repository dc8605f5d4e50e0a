import clsx from "clsx";
import type { ReactNode } from "react";

const LOOKS = {
	solid: "border-transparent bg-marigold text-night",
	outlined: "border-current text-soft",
} as const;

interface BadgeProps {
	look?: keyof typeof LOOKS;
	children: ReactNode;
}

export function Badge({ look = "outlined", children }: BadgeProps) {
	return (
		<span
			className={clsx("inline-block rounded border px-3 py-0.5 text-small font-bold", LOOKS[look])}
		>
			{children}
		</span>
	);
}
