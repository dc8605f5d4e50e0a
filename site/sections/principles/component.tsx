import clsx from "clsx";
import { Features } from "../../components/Items.tsx";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

export const wide = true;

/** Colors with the lightness and chroma of the roles' colors, which have enough contrast in both themes. */
const LETTER_COLORS = [
	"text-[oklch(var(--role-lc)_340)]",
	"text-[oklch(var(--role-lc)_48)]",
	"text-[oklch(var(--role-lc)_135)]",
	"text-[oklch(var(--role-lc)_30)]",
];

/** The four principles. Each initial is beside its principle; in wide windows the initials form a line. */
export default function Principles({ section: { items } }: SectionProps<typeof schema>) {
	return (
		<ol className="grid gap-x-fluid-3 gap-y-6 lg:grid-cols-4">
			{items.map(({ name, meaning, practices }, index) => (
				<li key={name} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-1 xs:gap-4 lg:block">
					<span
						className={clsx(
							"display text-[5rem] leading-[0.85]",
							"lg:mb-7 lg:block lg:border-b lg:pb-6 lg:-indent-[0.04em]",
							"lg:text-[clamp(9rem,15vw,13.5rem)] lg:leading-[0.78] lg:tracking-[-0.04em]",
							LETTER_COLORS[index],
						)}
						aria-hidden="true"
					>
						{name.slice(0, 1)}
					</span>
					<div>
						<h3>{name}</h3>
						<p className="mt-1">{meaning}</p>
						<Features items={practices} className="mt-2 text-soft" />
					</div>
				</li>
			))}
		</ol>
	);
}
