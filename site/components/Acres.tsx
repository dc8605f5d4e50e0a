import clsx from "clsx";

interface AcresProps {
	copy: { readonly acres: number; readonly acre: string; readonly none: string };
	className?: string;
}

/** A map of the land with one undyed patch per acre, all of equal area. The caption says how much has been bought. */
export function Acres({ copy: { acres, acre, none }, className }: AcresProps) {
	return (
		<figure className={className}>
			<div className="grid grid-cols-5 gap-0.75 md:grid-cols-6" aria-hidden="true">
				{Array.from({ length: acres }, (_, index) => `${index + 1}`).map((place, index) => (
					<span
						key={place}
						className={clsx(
							"patch display grid aspect-2/1 place-content-center text-label md:text-h4",
							index < 2 ? "md:col-span-3 md:aspect-3/2" : "md:col-span-2 md:aspect-2/3",
						)}
					>
						{acre}
					</span>
				))}
			</div>
			<figcaption className="display mt-4 text-h4 in-[header]:max-md:sr-only">{none}</figcaption>
		</figure>
	);
}
