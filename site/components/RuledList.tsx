interface RuledListProps {
	items: readonly { readonly name: string; readonly text: string }[];
}

/** A list with hairlines between its entries: each a small heading and what it means. */
export function RuledList({ items }: RuledListProps) {
	return (
		<ul className="divide-y border-y">
			{items.map(({ name, text }) => (
				<li key={name} className="py-5.5">
					<h3 className="text-h4">{name}</h3>
					<p className="mt-1.5 max-w-text text-soft">{text}</p>
				</li>
			))}
		</ul>
	);
}
