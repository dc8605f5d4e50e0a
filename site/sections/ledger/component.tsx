import clsx from "clsx";
import { Features } from "../../components/Items.tsx";
import { Onward, RowLink } from "../../components/Onward.tsx";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

/** Entries below each other, each with a heading, which may be a link, and a text. */
export default function Ledger({
	section: { items, columns },
}: SectionProps<typeof schema, never>) {
	const isShort = items.every(({ text }) => !text);
	return (
		<ul
			className={clsx(
				"grid",
				columns && "gap-x-fluid-4 sm:grid-cols-2",
				columns && isShort && "grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))]",
			)}
		>
			{items.map(({ title, href, text, points, action }) => (
				<li key={title} className={clsx("border-t", text ? "py-4" : "py-1")}>
					<h3 className={isShort ? "text-base" : "text-h4"}>
						{href ? <RowLink link={{ label: title, href }} /> : title}
					</h3>
					{text && <p className="mt-1 max-w-text text-soft">{text}</p>}
					{points && <Features items={points} className="mt-2" />}
					{action && <Onward link={action} className="" />}
				</li>
			))}
		</ul>
	);
}
