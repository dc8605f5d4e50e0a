import type { Product } from "../../content/schemas/products.ts";
import { shelvesOf } from "../../content/shop-rules.ts";
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
		<section className="section deep" id="all">
			<div className="wrap">
				<h2>{title}</h2>
				<nav className="chips" aria-label={filter}>
					<a href="#all" data-shelf-link="" aria-current="true">
						{all}
					</a>
					{shelves.map(({ key, category }) => (
						<a key={key} href={`#${key}`} data-shelf-link={key}>
							{category}
						</a>
					))}
				</nav>
				<p className="shop-count" role="status" data-shop-count>
					{countText(products.length, null)}
				</p>
				{shelves.map((shelf) => (
					<section key={shelf.key} id={shelf.key} className="shelf" data-shelf={shelf.category}>
						<h3 className="label">{shelf.category}</h3>
						{shelf.products.length > 0 ? (
							<ul>
								{shelf.products.map((product) => (
									<ProductCard key={product.slug} product={product} copy={copy} />
								))}
							</ul>
						) : (
							<p>{empty}</p>
						)}
					</section>
				))}
			</div>
		</section>
	);
}
