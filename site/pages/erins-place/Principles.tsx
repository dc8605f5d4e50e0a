import clsx from "clsx";
import { Features } from "../../components/Features.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { ErinsPlacePage } from "./schema.ts";

/** The curriculum's four principles; their first letters spell the school's name. */
export function Principles({
	copy: { title, lead, items },
}: {
	copy: ErinsPlacePage["principles"];
}) {
	return (
		<Section tone="deep">
			<SectionHead title={title} lead={lead} />
			<ol className="mt-block grid gap-x-fluid-3 gap-y-10 lg:grid-cols-4">
				{items.map((principle, index) => (
					<Principle key={principle.name} principle={principle} color={LETTER_COLORS[index]} />
				))}
			</ol>
		</Section>
	);
}

/** As light and as strong as the dyes of the roles, which hold in both themes. */
const LETTER_COLORS = [
	"text-[oklch(var(--role-lc)_340)]",
	"text-[oklch(var(--role-lc)_48)]",
	"text-[oklch(var(--role-lc)_135)]",
	"text-[oklch(var(--role-lc)_30)]",
];

interface PrincipleProps {
	principle: ErinsPlacePage["principles"]["items"][number];
	color: string | undefined;
}

/** A principle beside its first letter; on wide windows below it, so that the letters form a line. */
function Principle({ principle: { name, meaning, practices }, color }: PrincipleProps) {
	return (
		<li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-1 xs:gap-4 lg:block">
			<Initial className={color}>{name.slice(0, 1)}</Initial>
			<div>
				<h3>{name}</h3>
				<p className="mt-2.5">{meaning}</p>
				<Features items={practices} className="mt-3.5 text-soft" />
			</div>
		</li>
	);
}

function Initial({ className, children }: { className: string | undefined; children: string }) {
	return (
		<span
			className={clsx(
				"display text-[5rem] leading-[0.85]",
				"lg:mb-7 lg:block lg:border-b lg:pb-6",
				"lg:text-[clamp(9rem,15vw,13.5rem)] lg:leading-[0.78] lg:tracking-[-0.04em]",
				className,
			)}
			aria-hidden="true"
		>
			{children}
		</span>
	);
}
