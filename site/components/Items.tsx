import clsx from "clsx";
import type { TextProps } from "./Text.tsx";

interface ItemsProps<Item> {
	items: readonly Item[];
	className?: string;
}

interface TitledItemsProps extends ItemsProps<TitledItem> {
	/** Classes for the items' numbers; without them, items have no number. */
	numeral?: string;
	/** Overrides the default font size of an `h3`. */
	headingSize?: "text-h4" | "text-h5";
}

interface TitledItem {
	readonly title: string;
	readonly text: string;
}

/** List items below an `h2`, each with a heading and a paragraph. */
export function TitledItems({ items, className, numeral, headingSize }: TitledItemsProps) {
	return items.map(({ title, text }, index) => (
		<li key={title} className={className}>
			{numeral && <Numeral className={numeral}>{index + 1}</Numeral>}
			<h3 className={headingSize}>{title}</h3>
			<p className="mt-1.5 text-soft">{text}</p>
		</li>
	));
}

/** An ordered list with large numbers. */
export function NumberedItems({ items, className }: ItemsProps<TitledItem>) {
	return (
		<ol className={className}>
			{items.map(({ title, text }, index) => (
				<li
					key={title}
					className="grid grid-cols-[clamp(3.5rem,9vw,6.5rem)_minmax(0,34em)] items-start border-t py-4 md:py-6"
				>
					<Numeral className="text-h1 leading-[0.9]">{index + 1}</Numeral>
					<div>
						<h3>{title}</h3>
						<p className="mt-1.5 text-soft">{text}</p>
					</div>
				</li>
			))}
		</ol>
	);
}

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

/** A decorative number, hidden from screen readers: they announce the list's own numbering. */
export function Numeral({ className, children }: TextProps) {
	return (
		<span
			aria-hidden="true"
			className={clsx("font-display font-[560] text-link lining-nums", className)}
		>
			{children}
		</span>
	);
}
