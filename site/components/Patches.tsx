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

interface PartsQuiltProps {
	parts: readonly {
		readonly when?: string | undefined;
		readonly title: string;
		readonly text?: string | undefined;
	}[];
	/** Whether the parts are available now; planned parts are undyed. */
	dyed: boolean;
}

/** Parts in order as adjacent patches, each with its number or time; wide windows show up to five a row. */
export function PartsQuilt({ parts, dyed }: PartsQuiltProps) {
	return (
		<ol className="flex flex-col gap-0.75 lg:flex-row lg:flex-wrap">
			{parts.map(({ when, title, text }, index) => (
				<li
					key={title}
					className={clsx(
						"patch px-6 py-5 lg:px-5 lg:py-7",
						parts.length > 5 ? "lg:flex-[1_0_24%]" : "lg:flex-1",
						!when && "max-lg:ps-17",
					)}
					data-dyed={dyed || undefined}
				>
					{when ? (
						<p className="mb-1 font-bold lg:mb-4">{when}</p>
					) : (
						<span
							aria-hidden="true"
							className="display text-h2 lining-nums max-lg:absolute max-lg:left-6 lg:mb-7 lg:block lg:text-[4rem]"
						>
							{index + 1}
						</span>
					)}
					<h3 className="text-h4">{title}</h3>
					<p className="mt-1.5">{text}</p>
				</li>
			))}
		</ol>
	);
}
