import type { Link } from "../../shared/content/fields.ts";
import { Arrow } from "./Button.tsx";

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

/** What one item of a list leads to. */
interface LinkedItem {
	readonly text: string;
	readonly action: Link;
}

/** The same where each heading leads somewhere. */
export function LinkedItems({ items }: { items: readonly LinkedItem[] }) {
	return items.map(({ text, action }) => (
		<li key={action.label}>
			<h3>
				<a href={action.href}>
					{action.label}
					<Arrow />
				</a>
			</h3>
			<p>{text}</p>
		</li>
	));
}
