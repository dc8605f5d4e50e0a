import { Features } from "../../components/Items.tsx";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

export const wide = true;

/** Crops of the school's wall, whose four letters are the principles' initials. */
const CROPS = ["object-left", "object-[35%]", "object-[67%]", "object-right"];

/** The four principles, each with its letter of the school's wall. */
export default function Principles({
	data: { assets },
	section: { items },
}: SectionProps<typeof schema, "assets">) {
	return (
		<ol className="grid gap-x-fluid-4 gap-y-6 lg:grid-cols-4 lg:gap-y-0">
			{items.map(({ name, meaning, practices }, index) => (
				<li
					key={name}
					className="grid grid-cols-[4rem_minmax(0,1fr)] content-start gap-x-4 lg:row-span-4 lg:grid-cols-1 lg:grid-rows-subgrid"
				>
					<img
						className={`wall aspect-3/4 w-full object-cover max-lg:row-span-3 lg:mb-5 lg:w-40 ${CROPS[index]}`}
						src={assets.icons.walls.erin}
						alt=""
						loading="lazy"
						width={1184}
						height={384}
					/>
					<h3>{name}</h3>
					<p className="mt-1">{meaning}</p>
					<Features items={practices} className="mt-2 text-soft" />
				</li>
			))}
		</ol>
	);
}
