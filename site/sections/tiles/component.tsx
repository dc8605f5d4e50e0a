import clsx from "clsx";
import { Actions } from "../../components/Button.tsx";
import { LinkPatches } from "../../components/Patches.tsx";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

type Props = SectionProps<typeof schema>;

export const wide = true;

/** Stitched pictures. They are not quilt blocks, because a quilt block always stands for a role. */
const PICTURES = {
	book: "M12 7c-2-2-6-2-9-1v13c3-1 7-1 9 1 2-2 6-2 9-1V6c-3-1-7-1-9 1v13",
	house: "M3 12l9-8 9 8M5 10.5V20h14v-9.5M10 20v-6h4v6",
	heart: "M12 20C5 15 2 11 4 7c2-3.5 6.5-3 8 1 1.5-4 6-4.5 8-1 2 4-1 8-8 13z",
	sprout: "M12 21v-9C6 12 4 8.5 4 5c5 0 8 3 8 7 0-4 3-7 8-7 0 3.5-2 7-8 7",
	chair: "M7 3v10h10V3M7 7h10M5 13h14M6.5 13v8M17.5 13v8",
	onward: "M3 7h9M3 12h17M3 17h9M14 6l6 6-6 6",
};

/** The entries with an icon as patches, each with its icon and the link of its entry's button. */
export function figure({ items }: Props["section"]) {
	const patches = items.flatMap(({ title, icon, actions: [action] }) =>
		icon && action
			? { href: action.href, label: title, dyed: true, picture: <Stitched icon={icon} /> }
			: [],
	);
	return patches.length > 0 && <LinkPatches patches={patches} className="grid-cols-3" />;
}

function Stitched({ icon }: { icon: keyof typeof PICTURES }) {
	return (
		<svg
			className="mb-3 w-16 max-w-full fill-none stroke-current stroke-[1.5]"
			viewBox="0 0 24 24"
			strokeDasharray="2.2 1.1"
			aria-hidden="true"
		>
			<path d={PICTURES[icon]} />
		</svg>
	);
}

/** Ways to take part, in a grid, each with its own button. */
export default function Tiles({ data: { assets }, section: { items } }: Props) {
	return (
		<ul
			className={clsx(
				"grid gap-x-fluid-4 gap-y-8 sm:grid-cols-2",
				items.length % 3 === 0 && "lg:grid-cols-3",
			)}
		>
			{items.map(({ id, title, wall, text, points = [], actions }) => (
				<li
					key={title}
					id={id}
					className={clsx(
						"border-t pt-3 sm:flex sm:flex-col sm:items-start",
						wall && "max-sm:grid max-sm:grid-cols-[6rem_minmax(0,1fr)] max-sm:gap-x-4",
					)}
				>
					{wall && (
						<img
							className="wall aspect-3/4 w-full object-cover object-left max-sm:row-span-2 sm:mb-4 sm:aspect-3/2"
							src={assets.icons.walls[wall]}
							alt=""
							loading="lazy"
							width={1184}
							height={384}
						/>
					)}
					<h3>{title}</h3>
					<p className="mt-1 text-balance text-soft">{text}</p>
					{points.length > 0 && (
						<p className="col-span-2 mt-1.5 overflow-hidden text-small text-soft">
							{/* The dot before the first point of each line is out of sight. */}
							<span className="-ms-4 flex flex-wrap">
								{points.map((point) => (
									<span
										key={point}
										className="relative ps-4 before:absolute before:start-1.5 before:content-['·']"
									>
										{point}{" "}
									</span>
								))}
							</span>
						</p>
					)}
					<Actions links={actions} of={title} look="outlined" className="col-span-2 mt-auto pt-3" />
				</li>
			))}
		</ul>
	);
}
