import { Price } from "../../components/Price.tsx";
import { ProductPicture } from "../../components/ProductPicture.tsx";
import type { Product } from "../../content/schemas/products.ts";
import type { ShopPage } from "../shop/schema.ts";

interface ProductHeadProps {
	product: Product;
	copy: ShopPage;
}

/** The head of a product's page: its picture, what it is, its price and the button to get it. */
export function ProductHead({ product, copy }: ProductHeadProps) {
	const { slug, title, description, category, featured, price, payment_url } = product;
	const { back, was, buy, newTab } = copy.product;
	// site/scripts/purchases.ts records only purchases that have a price.
	const checkout = price === null ? {} : { "data-checkout": slug, "data-price": price };
	return (
		<header className="deep product-head">
			<div className="wrap">
				<div className="bound">
					<ProductPicture product={product} />
				</div>
				<div>
					<p className="product-back">
						<a href="/shop">{back}</a> <span>{category}</span>
					</p>
					<h1>{title}</h1>
					<p className="lead">{description}</p>
					{featured && <p className="popular">{copy.featured.badge}</p>}
					<Price product={product} was={was} />
					<a
						className="button solid"
						href={payment_url}
						target="_blank"
						rel="noopener"
						aria-describedby="new-tab"
						{...checkout}
					>
						{buy[product.product_type]}
					</a>
					<p className="product-note" id="new-tab">
						{newTab}
					</p>
				</div>
			</div>
		</header>
	);
}
