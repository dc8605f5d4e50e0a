import clsx from "clsx";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

/** Numbers on our work so far, each above its label. */
export default function Figures({ data: { site }, section }: SectionProps<typeof schema>) {
	const figures = site.impact[section.of];
	return (
		<dl
			className={clsx(
				"grid gap-x-4 gap-y-5 sm:grid-flow-col sm:gap-x-8",
				figures.length === 3 ? "grid-cols-3 sm:grid-cols-none" : "grid-cols-2 sm:grid-cols-none",
			)}
		>
			{figures.map(({ figure, label }) => (
				<div key={label} className="flex flex-col-reverse justify-end">
					<dt className="mt-1">{label}</dt>
					<dd className="display text-h3 leading-none whitespace-nowrap lining-nums sm:text-h2">
						{figure}
					</dd>
				</div>
			))}
		</dl>
	);
}
