import clsx from "clsx";

interface FeaturesProps {
	items: readonly string[];
	/** Where it stands: margins and colors. */
	className?: string;
}

/** What something offers or asks for, a line each. */
export function Features({ items, className }: FeaturesProps) {
	return (
		<ul className={clsx("features text-md leading-close", className)}>
			{items.map((item) => (
				<li key={item}>{item}</li>
			))}
		</ul>
	);
}
