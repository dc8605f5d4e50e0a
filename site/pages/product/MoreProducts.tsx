import { ProductPicture } from "../../components/ProductPicture.tsx";
import { Section } from "../../components/Section.tsx";
import { priceText } from "../../rules/shop-rules.ts";
import type { Product } from "../../schemas/products.ts";

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
		<Section tone="deep">
			<h2>{title}</h2>
			<ul className="mt-entry grid gap-x-fluid-4 gap-y-8 lg:grid-cols-3">
				{others.map((product) => (
					<li key={product.slug} className="flex items-center gap-5">
						<div className="w-24 flex-none">
							<ProductPicture product={product} />
						</div>
						<div>
							<h3 className="text-h5">
								<a className="inline-block py-1.5 text-inherit" href={`/shop/${product.slug}`}>
									{product.title}
								</a>
							</h3>
							<p className="text-small text-soft">{priceText(product.price)}</p>
						</div>
					</li>
				))}
			</ul>
		</Section>
	);
}
