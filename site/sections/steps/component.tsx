import { Numeral } from "../../components/Items.tsx";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

/** Steps in their order, each after its number or its time. */
export default function Steps({ section: { items } }: SectionProps<typeof schema, never>) {
	return (
		<ol className="divide-y border-y">
			{items.map(({ when, title, text }, index) => (
				<li
					key={title}
					className="grid grid-cols-[3rem_minmax(0,34em)] items-baseline gap-x-4 py-4 has-[>p]:gap-y-1 max-sm:has-[>p]:grid-cols-1 sm:has-[>p]:grid-cols-[9rem_minmax(0,34em)]"
				>
					{when ? (
						<p className="font-bold">{when}</p>
					) : (
						<Numeral className="text-h3 leading-none">{index + 1}</Numeral>
					)}
					<div>
						<h3>{title}</h3>
						<p className="mt-1 text-soft">{text}</p>
					</div>
				</li>
			))}
		</ol>
	);
}
