import type { Link } from "../../shared/content/fields.ts";
import { RowLink } from "./Button.tsx";

interface ItemsProps<Item> {
	items: readonly Item[];
	/** Of every `<li>`. */
	className?: string;
}

/** What one item of a list says. */
interface TitledItem {
	readonly title: string;
	readonly text: string;
}

/** The items of a list whose heading is an h2: each with a heading of its own and a paragraph. */
export function TitledItems({ items, className }: ItemsProps<TitledItem>) {
	return items.map(({ title, text }) => (
		<li key={title} className={className}>
			<h3>{title}</h3>
			<p className="mt-1.5 text-soft">{text}</p>
		</li>
	));
}

/** What one item of a list leads to. */
interface LinkedItem {
	readonly text: string;
	readonly action: Link;
}

/** The same where each heading leads somewhere. */
export function LinkedItems({ items, className }: ItemsProps<LinkedItem>) {
	return items.map(({ text, action }) => (
		<li key={action.label} className={className}>
			<h3>
				<RowLink link={action} />
			</h3>
			<p className="text-soft">{text}</p>
		</li>
	));
}
