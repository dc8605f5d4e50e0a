import { Section } from "../../components/Section.tsx";
import type { PassHubPage } from "./schema.ts";

/** What to bring and what to tell us, with boxes to tick. */
export function WhatToBring({
	copy: {
		title,
		lists: [bring, tell],
	},
}: {
	copy: PassHubPage["bring"];
}) {
	return (
		<Section className="grid gap-x-fluid-3 gap-y-8 md:grid-cols-[7fr_5fr]">
			<h2 className="md:col-span-full">{title}</h2>
			<PackingList {...bring} />
			<PackingList {...tell} />
		</Section>
	);
}

interface PackingListProps {
	title: string;
	items: readonly string[];
}

/** A label, sewn on. */
function PackingList({ title, items }: PackingListProps) {
	return (
		<div className="relative rounded border bg-raised p-entry-lg after:pointer-events-none after:absolute after:inset-2 after:border-[1.5px] after:border-dashed">
			<h3>{title}</h3>
			<ul className="mt-4">
				{items.map((item) => (
					<li key={item} className="flex gap-4 py-2">
						<span
							aria-hidden="true"
							className="mt-1.5 h-4 w-4 flex-none self-start rounded-[2px] border-2 border-control"
						/>
						{item}
					</li>
				))}
			</ul>
		</div>
	);
}
