import clsx from "clsx";
import { Section } from "../../components/Section.tsx";
import type { PassHubPage } from "./schema.ts";

/** What to bring, as boxes to tick, and what to leave at home. */
export function WhatToBring({
	copy: {
		title,
		lists: [bring, leave],
	},
}: {
	copy: PassHubPage["bring"];
}) {
	return (
		<Section className="grid gap-x-fluid-3 gap-y-8 md:grid-cols-[7fr_5fr]">
			<h2 className="md:col-span-full">{title}</h2>
			<PackingList {...bring} mark="mt-1.5 h-4 rounded-[2px] border-2" />
			<PackingList {...leave} mark="mt-3.5 border-t-2" />
		</Section>
	);
}

interface PackingListProps {
	title: string;
	items: readonly string[];
	/** What stands before an item: a box or a dash. */
	mark: string;
}

/** A label, sewn on. */
function PackingList({ title, items, mark }: PackingListProps) {
	return (
		<div className="relative rounded border bg-raised p-entry-lg after:pointer-events-none after:absolute after:inset-2 after:border-[1.5px] after:border-dashed">
			<h3>{title}</h3>
			<ul className="mt-4">
				{items.map((item) => (
					<li key={item} className="flex gap-4 py-2">
						<span
							aria-hidden="true"
							className={clsx("w-4 flex-none self-start border-control", mark)}
						/>
						{item}
					</li>
				))}
			</ul>
		</div>
	);
}
