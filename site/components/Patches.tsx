import clsx from "clsx";

interface PatchesProps {
	count: number;
	dyed: number;
	/** How many are in a row. */
	className: string;
}

/** Decorative: the text gives the figures. */
export function Patches({ count, dyed, className }: PatchesProps) {
	return (
		<div className={clsx("grid gap-0.75", className)} aria-hidden="true">
			{Array.from({ length: count }, (_, index) => `${index + 1}`).map((place, index) => (
				<span key={place} className="patch aspect-square" data-dyed={index < dyed || undefined} />
			))}
		</div>
	);
}
