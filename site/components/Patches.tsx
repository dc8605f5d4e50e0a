import clsx from "clsx";
import type { Site } from "../../shared/content/site-schema.ts";

interface PatchesProps {
	count: number;
	dyed: number;
	/** Classes that set the number of columns. */
	className: string;
}

/** A grid of patches of which some are dyed. It is decorative: the text states the numbers. */
export function Patches({ count, dyed, className }: PatchesProps) {
	return (
		<div className={clsx("grid gap-0.75", className)} aria-hidden="true">
			{Array.from({ length: count }, (_, index) => `${index + 1}`).map((place, index) => (
				<span key={place} className="patch aspect-square" data-dyed={index < dyed || undefined} />
			))}
		</div>
	);
}

/** The fund's share of every enrollment, drawn as ten patches of which some are dyed. */
export function FundPatches({ site }: { site: Pick<Site, "ecosystemFundPercent" | "giving"> }) {
	const percent = site.ecosystemFundPercent;
	return (
		<div>
			<p className="mb-3">
				<b>{percent}%</b> {site.giving.fund}
			</p>
			<Patches count={10} dyed={Math.round(percent / 10)} className="grid-cols-5" />
		</div>
	);
}
