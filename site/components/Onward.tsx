import clsx from "clsx";
import type { Link } from "../../shared/content/fields.ts";

interface OnwardProps {
	link: Link;
	className?: string;
	rel?: "next";
}

/** A link that leads on, with an arrow. */
export function Onward({ link, className = "mt-4", rel }: OnwardProps) {
	return (
		<a
			className={clsx("group inline-flex min-h-12 items-center gap-[0.6em] font-bold", className)}
			href={link.href}
			rel={rel}
		>
			{link.label}
			<Arrow />
		</a>
	);
}

/** An arrow in the size and color of the surrounding text. */
export function Arrow() {
	return (
		<svg
			className="w-[1.15em] flex-none fill-none stroke-current stroke-[1.8] [stroke-linecap:square] group-hover:[translate:0.2em]"
			viewBox="0 0 20 12"
			aria-hidden="true"
		>
			<path d="M0 6h18M13 1l5 5-5 5" />
		</svg>
	);
}
