import clsx from "clsx";

interface PatchesProps {
	count: number;
	/** How many of them are dyed. */
	dyed: number;
	/** How many stand in a row, and how wide the cloth is. */
	className: string;
}

/** A patch for each of what is counted, some of them dyed. Decorative: the text beside it gives the figures. */
export function Patches({ count, dyed, className }: PatchesProps) {
	return (
		<div className={clsx("grid gap-0.75", className)} aria-hidden="true">
			{Array.from({ length: count }, (_, index) => `${index + 1}`).map((place, index) => (
				<span key={place} className="patch aspect-square" data-dyed={index < dyed || undefined} />
			))}
		</div>
	);
}
