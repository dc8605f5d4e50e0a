interface FeaturesProps {
	items: readonly string[];
	/** What a page's own sheet calls this list. */
	className?: string;
}

/** What something offers or asks for, a line each. */
export function Features({ items, className }: FeaturesProps) {
	return (
		<ul className={className ? `features ${className}` : "features"}>
			{items.map((item) => (
				<li key={item}>{item}</li>
			))}
		</ul>
	);
}
