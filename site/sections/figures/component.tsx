import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

/** Numbers on our work so far, each above its label. */
export default function Figures({ data: { site }, section }: SectionProps<typeof schema>) {
	return (
		<dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),auto))] justify-start gap-x-8 gap-y-5">
			{site.impact[section.of].map(({ figure, label }) => (
				<div key={label} className="flex flex-col-reverse justify-end">
					<dt className="mt-1">{label}</dt>
					<dd className="display text-h2 leading-none whitespace-nowrap lining-nums">{figure}</dd>
				</div>
			))}
		</dl>
	);
}
