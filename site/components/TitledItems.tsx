/** What one item of a list says. */
interface TitledItem {
	readonly title: string;
	readonly text: string;
}

/** The items of a list whose heading is an h2: each with a heading of its own and a paragraph. */
export function TitledItems({ items }: { items: readonly TitledItem[] }) {
	return items.map(({ title, text }) => (
		<li key={title}>
			<h3>{title}</h3>
			<p>{text}</p>
		</li>
	));
}
