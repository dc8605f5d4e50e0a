import clsx from "clsx";
import type { Link } from "../../shared/content/fields.ts";

export function Onward({ link, className = "mt-4" }: { link: Link; className?: string }) {
	return (
		<a
			className={clsx("group inline-flex min-h-12 items-center gap-[0.6em] font-bold", className)}
			href={link.href}
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
			className="w-[1.15em] flex-none fill-none stroke-current stroke-[1.8] [stroke-linecap:square] group-hover:translate-x-[0.2em]"
			viewBox="0 0 20 12"
			aria-hidden="true"
		>
			<path d="M0 6h18M13 1l5 5-5 5" />
		</svg>
	);
}
