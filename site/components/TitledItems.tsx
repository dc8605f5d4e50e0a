import type { Link } from "../../shared/content/fields.ts";
import { Numeral } from "./Numeral.tsx";
import { RowLink } from "./Onward.tsx";

interface ItemsProps<Item> {
	items: readonly Item[];
	/** Of every `<li>`. */
	className?: string;
}

interface TitledItemsProps extends ItemsProps<TitledItem> {
	/** The classes of each item's number. Without them the items have none. */
	numeral?: string;
	/** Where the headings are not as large as an h3. */
	headingSize?: "text-h4" | "text-h5";
}

/** What one item of a list says. */
interface TitledItem {
	readonly title: string;
	readonly text: string;
}

/** The items of a list whose heading is an h2: each with a heading of its own and a paragraph. */
export function TitledItems({ items, className, numeral, headingSize }: TitledItemsProps) {
	return items.map(({ title, text }, index) => (
		<li key={title} className={className}>
			{numeral && <Numeral className={numeral}>{index + 1}</Numeral>}
			<h3 className={headingSize}>{title}</h3>
			<p className="mt-1.5 text-soft">{text}</p>
		</li>
	));
}

/** What one item of a list leads to. */
interface LinkedItem {
	readonly text: string;
	readonly action: Link;
}

interface LinkedItemsProps extends ItemsProps<LinkedItem> {
	/** Where there is no room for headings as large as an h3. */
	headingSize?: "text-h4";
}

/** The same where each heading leads somewhere. */
export function LinkedItems({ items, className, headingSize }: LinkedItemsProps) {
	return items.map(({ text, action }) => (
		<li key={action.label} className={className}>
			<h3 className={headingSize}>
				<RowLink link={action} />
			</h3>
			<p className="text-soft">{text}</p>
		</li>
	));
}
