import clsx from "clsx";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

/** Numbers on our work so far, each above its label. */
export default function Figures({ data: { site }, section }: SectionProps<typeof schema>) {
	const figures = site.impact[section.of];
	const inRows = figures.length === 3;
	return (
		<dl
			className={clsx(
				"grid gap-x-4 gap-y-5 sm:grid-flow-col sm:gap-x-8",
				!inRows && "grid-cols-2 sm:grid-cols-none",
			)}
		>
			{figures.map(({ figure, label }) => (
				<div
					key={label}
					className={clsx(
						"flex justify-end sm:flex-col-reverse",
						inRows ? "flex-row-reverse items-baseline gap-x-4" : "flex-col-reverse",
					)}
				>
					<dt className="mt-1">{label}</dt>
					<dd className="display min-w-36 text-h2 leading-none whitespace-nowrap lining-nums sm:min-w-0">
						{figure}
					</dd>
				</div>
			))}
		</dl>
	);
}
