import clsx from "clsx";
import { Numeral } from "../../components/Items.tsx";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

/** Steps in their order, each after its number or its time. */
export default function Steps({ section: { items, columns } }: SectionProps<typeof schema, never>) {
	return (
		<ol className={clsx("border-b", columns && "grid grid-cols-2 gap-x-fluid-4")}>
			{items.map(({ when, title, text }, index) => (
				<li
					key={title}
					className={clsx(
						"grid items-baseline border-t has-[>p]:gap-y-1 max-sm:has-[>p]:grid-cols-1 sm:has-[>p]:grid-cols-[9rem_minmax(0,34em)]",
						columns
							? "grid-cols-[1.5rem_minmax(0,1fr)] gap-x-1 py-2.5"
							: "grid-cols-[3rem_minmax(0,34em)] gap-x-4 py-4",
					)}
				>
					{when ? (
						<p className="font-bold">{when}</p>
					) : (
						<Numeral className="text-h3 leading-none">{index + 1}</Numeral>
					)}
					<div>
						<h3 className={clsx(columns && "text-h4")}>{title}</h3>
						{text && (
							<p className={clsx("text-soft", columns ? "text-small leading-close" : "mt-1")}>
								{text}
							</p>
						)}
					</div>
				</li>
			))}
		</ol>
	);
}
