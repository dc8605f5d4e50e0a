import clsx from "clsx";

interface FeaturesProps {
	items: readonly string[];
	large?: boolean;
	/** Where it stands: margins and colors. */
	className?: string;
}

/** What something offers or asks for, a line each. */
export function Features({ items, large = false, className }: FeaturesProps) {
	return (
		<ul className={clsx("features", large ? "text-base" : "text-md leading-close", className)}>
			{items.map((item) => (
				<li key={item}>{item}</li>
			))}
		</ul>
	);
}
