import clsx from "clsx";
import { PartsQuilt } from "../../components/Patches.tsx";
import type { AnySection, SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

/** Patches stand below the heading, in the width of the page. */
export function wide({ look }: AnySection): boolean {
	return look === "dyed" || look === "undyed";
}

/** Steps in their order, each after its number or its time. */
export default function Steps({ section: { items, look } }: SectionProps<typeof schema, never>) {
	if (look && look !== "columns") return <PartsQuilt parts={items} dyed={look === "dyed"} />;
	const columns = look === "columns";
	return (
		<ol className={clsx(columns && "grid grid-cols-2 gap-x-fluid-4")}>
			{items.map(({ when, title, text }, index) =>
				columns ? (
					<li key={title} className="border-t py-2.5">
						<h3 className="text-h4">
							<Numeral>{index + 1}</Numeral> {title}
						</h3>
						<p className="text-small leading-close text-soft">{text}</p>
					</li>
				) : (
					<li
						key={title}
						className="grid grid-cols-[3rem_minmax(0,30em)] items-baseline gap-x-4 border-t py-4 has-[>p]:gap-y-1 max-sm:has-[>p]:grid-cols-1 sm:has-[>p]:grid-cols-[9rem_minmax(0,30em)]"
					>
						{when ? <p className="font-bold">{when}</p> : <Numeral>{index + 1}</Numeral>}
						<div>
							<h3>{title}</h3>
							{text && <p className="mt-1 text-soft">{text}</p>}
						</div>
					</li>
				),
			)}
		</ol>
	);
}

/** A decorative number, hidden from screen readers: they announce the list's own numbering. */
function Numeral({ children }: { children: number }) {
	return (
		<span aria-hidden="true" className="display text-h4 text-soft lining-nums">
			{children}
		</span>
	);
}
