import { ProductPicture } from "../../components/ProductPicture.tsx";
import type { Product } from "../../content/schemas/products.ts";
import { priceText } from "../../content/shop-rules.ts";

interface MoreProductsProps {
	title: string;
	/** All products on sale, in the order of the shop. */
	products: readonly Product[];
	/** The slug of the product on this page. */
	current: string;
}

const SHOWN = 3;

/** The next products in the shop; after the last one, the first ones. */
export function MoreProducts({ title, products, current }: MoreProductsProps) {
	const place = products.findIndex(({ slug }) => slug === current);
	const others = [...products.slice(place + 1), ...products.slice(0, place)].slice(0, SHOWN);
	return (
		<section className="section deep">
			<div className="wrap">
				<h2>{title}</h2>
				<ul className="more-products">
					{others.map((product) => (
						<li key={product.slug}>
							<ProductPicture product={product} />
							<h3>
								<a href={`/shop/${product.slug}`}>{product.title}</a>
							</h3>
							<p>{priceText(product.price)}</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
