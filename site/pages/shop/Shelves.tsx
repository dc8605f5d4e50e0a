import { FilterLink } from "../../components/FilterLink.tsx";
import { Section } from "../../components/Section.tsx";
import { Label } from "../../components/Text.tsx";
import { shelvesOf } from "../../rules/shop-rules.ts";
import type { Product } from "../../schemas/products.ts";
import { countText } from "../../scripts/filter.ts";
import { ProductCard } from "./ProductCard.tsx";
import type { ShopPage } from "./schema.ts";

interface ShelvesProps {
	copy: ShopPage;
	products: readonly Product[];
}

/**
 * Every product, by category, under the category filter. The filter's links lead to the categories;
 * site/scripts/shop.ts turns them into a filter.
 */
export function Shelves({ copy, products }: ShelvesProps) {
	const { title, filter, all, empty } = copy.shelves;
	const shelves = shelvesOf(products);
	return (
		<Section tone="deep" id="all">
			<h2>{title}</h2>
			<nav className="mt-6 mb-4 flex flex-wrap gap-2.5" aria-label={filter}>
				<FilterLink href="#all" data-shelf-link="" aria-current="true">
					{all}
				</FilterLink>
				{shelves.map(({ key, category }) => (
					<FilterLink key={key} href={`#${key}`} data-shelf-link={key}>
						{category}
					</FilterLink>
				))}
			</nav>
			<p className="mb-6 text-small text-soft" role="status" data-shop-count>
				{countText(products.length, "product")}
			</p>
			{shelves.map((shelf) => (
				<section
					key={shelf.key}
					id={shelf.key}
					className="grid gap-x-fluid-3 gap-y-5 border-t py-entry lg:grid-cols-[min(11rem,18%)_minmax(0,1fr)]"
					data-shelf={shelf.category}
				>
					<Label as="h3">{shelf.category}</Label>
					{shelf.products.length > 0 ? (
						<ul className="grid gap-9">
							{shelf.products.map((product) => (
								<ProductCard key={product.slug} product={product} copy={copy} layout="row" />
							))}
						</ul>
					) : (
						<p>{empty}</p>
					)}
				</section>
			))}
		</Section>
	);
}
