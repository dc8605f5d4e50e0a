interface FeaturesProps {
	items: readonly string[];
	/** What a page's own sheet calls this list. */
	className?: string;
}

/** What something offers or asks for, a line each. */
export function Features({ items, className }: FeaturesProps) {
	return (
		<ul className={["features", className].filter(Boolean).join(" ")}>
			{items.map((item) => (
				<li key={item}>{item}</li>
			))}
		</ul>
	);
}
