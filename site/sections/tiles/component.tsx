import { Actions } from "../../components/Button.tsx";
import { withMembershipPrice } from "../../rules/shop-rules.ts";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

export const wide = true;

/** Ways to take part, in a grid, each with its own button. */
export default function Tiles({
	data: { plans },
	section: { items },
}: SectionProps<typeof schema>) {
	return (
		<ul className="grid gap-x-fluid-4 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
			{items.map(({ id, title, text, points = [], actions }) => (
				<li key={title} id={id} className="flex flex-col items-start border-t pt-4">
					<h3>{title}</h3>
					<p className="mt-1.5 text-soft">{withMembershipPrice(text, plans)}</p>
					{points.length > 0 && <p className="mt-2 text-small text-soft">{points.join(" · ")}</p>}
					<Actions links={actions} look="outlined" className="mt-auto pt-4" />
				</li>
			))}
		</ul>
	);
}
