import clsx from "clsx";

interface AcresProps {
	copy: { readonly acres: number; readonly acre: string; readonly none: string };
	className?: string;
	/** Whether the figure is in a page head, where phones get a more compact layout. */
	inHead?: boolean;
}

/** A plan of the land: one undyed patch of equal area for each acre, and a caption on how much has been bought. */
export function Acres({ copy: { acres, acre, none }, className, inHead = false }: AcresProps) {
	return (
		<figure className={className}>
			<div
				className={clsx("grid grid-cols-6 gap-0.75", inHead && "max-md:grid-cols-5")}
				aria-hidden="true"
			>
				{Array.from({ length: acres }, (_, index) => `${index + 1}`).map((place, index) => (
					<span
						key={place}
						className={clsx(
							"patch display grid place-content-center text-h4",
							index < 2 ? "col-span-3 aspect-3/2" : "col-span-2 aspect-2/3",
							inHead && "max-md:col-span-1 max-md:aspect-2/1 max-md:text-label",
						)}
					>
						{acre}
					</span>
				))}
			</div>
			<figcaption className={clsx("display mt-4 text-h4", inHead && "max-md:sr-only")}>
				{none}
			</figcaption>
		</figure>
	);
}
