import clsx from "clsx";

interface FeaturesProps {
	items: readonly string[];
	large?: boolean;
	/** Whether each item has a box to tick on paper. */
	boxes?: boolean | undefined;
	/** Classes for margins and colors. */
	className?: string;
}

export function Features({ items, large = false, boxes = false, className }: FeaturesProps) {
	return (
		<ul
			className={clsx(
				"features",
				boxes && "features-boxes",
				large ? "text-base" : "text-md leading-close",
				className,
			)}
		>
			{items.map((item) => (
				<li key={item}>{item}</li>
			))}
		</ul>
	);
}
