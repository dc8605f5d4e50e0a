import { Features } from "../../components/Items.tsx";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

/** Lists beside each other, such as what each side promises, or what to bring. */
export default function Lists({ section: { lists, boxes } }: SectionProps<typeof schema, never>) {
	return (
		<div className="grid gap-x-fluid-4 gap-y-8 sm:auto-cols-fr sm:grid-flow-col">
			{lists.map(({ title, items }) => (
				<div key={title}>
					<h3 className="text-h4">{title}</h3>
					{boxes ? (
						<ul className="mt-3 grid gap-3">
							{items.map((item) => (
								<li key={item} className="flex gap-3.5">
									<span
										aria-hidden="true"
										className="mt-1.5 h-4 w-4 flex-none rounded-[2px] border-2 border-control"
									/>
									{item}
								</li>
							))}
						</ul>
					) : (
						<Features items={items} large className="mt-2" />
					)}
				</div>
			))}
		</div>
	);
}
