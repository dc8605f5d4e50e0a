import clsx from "clsx";

interface FeaturesProps {
	items: readonly string[];
	large?: boolean;
	/** Classes for margins and colors. */
	className?: string;
}

export function Features({ items, large = false, className }: FeaturesProps) {
	return (
		<ul className={clsx("features", large ? "text-base" : "text-md leading-close", className)}>
			{items.map((item) => (
				<li key={item}>{item}</li>
			))}
		</ul>
	);
}
