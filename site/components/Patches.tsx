import clsx from "clsx";
import type { Site } from "../../shared/content/site-schema.ts";

interface PatchesProps {
	count: number;
	/** How many are dyed. */
	dyed?: number;
	/** A word on each. */
	each?: string;
	/** Classes that set the number of columns. */
	className: string;
}

/** A grid of patches of which some are dyed. It is decorative: the text states the numbers. */
export function Patches({ count, dyed = 0, each, className }: PatchesProps) {
	return (
		<div className={clsx("grid gap-0.75", className)} aria-hidden="true">
			{Array.from({ length: count }, (_, index) => `${index + 1}`).map((place, index) => (
				<span
					key={place}
					className="patch display grid aspect-square place-content-center text-label md:text-h4"
					data-dyed={index < dyed || undefined}
				>
					{each}
				</span>
			))}
		</div>
	);
}

/** The fund's share of every enrollment, drawn as ten patches of which some are dyed. */
export function FundPatches({ site }: { site: Pick<Site, "ecosystemFundPercent" | "giving"> }) {
	const percent = site.ecosystemFundPercent;
	return (
		<div>
			<p className="mb-4">
				<b>{percent}%</b> {site.giving.fund}
			</p>
			<Patches count={10} dyed={Math.round(percent / 10)} className="grid-cols-5" />
		</div>
	);
}
