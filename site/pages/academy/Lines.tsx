import clsx from "clsx";
import type { ReactNode } from "react";

interface LinesProps {
	items: readonly { readonly term: string; readonly text: ReactNode }[];
	/** On a wide page, the text is beside its term instead of below it. */
	wide?: boolean;
}

/** The entries of a `<dl>`, each below a line. */
export function Lines({ items, wide = false }: LinesProps) {
	return items.map(({ term, text }) => (
		<div
			key={term}
			className={clsx(
				"border-t py-4",
				wide && "lg:grid lg:grid-cols-[5fr_7fr] lg:items-baseline lg:gap-x-6",
			)}
		>
			<dt className="display text-entry lining-nums">{term}</dt>
			<dd className="mt-1 text-soft">{text}</dd>
		</div>
	));
}
