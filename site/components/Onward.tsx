import clsx from "clsx";
import type { Link } from "../../shared/content/fields.ts";
import { Arrow } from "./Arrow.tsx";

/** A link that leads on to more, behind what it belongs to. */
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

/** A link that takes a whole row, with an arrow at its end. */
export function RowLink({ link }: { link: Link }) {
	return (
		<a
			className="flex min-h-11 items-center justify-between gap-4 text-inherit no-underline hover:text-link"
			href={link.href}
		>
			{link.label}
			<Arrow />
		</a>
	);
}
