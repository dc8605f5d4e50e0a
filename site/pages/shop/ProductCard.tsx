import { Price } from "../../components/Price.tsx";
import { ProductPicture } from "../../components/ProductPicture.tsx";
import type { Product } from "../../content/schemas/products.ts";
import { actionOf, cardHref } from "../../content/shop-rules.ts";
import type { ShopPage } from "./schema.ts";

interface ProductCardProps {
	product: Product;
	copy: ShopPage;
	/** Solid for the most important card. */
	look?: "solid" | "outlined";
}

/** A product in the shop: its picture, what it is, its price and its link. */
export function ProductCard({ product, copy, look = "outlined" }: ProductCardProps) {
	const { slug, title, description, featured } = product;
	return (
		<li className="product" data-product={slug}>
			<ProductPicture product={product} />
			<div>
				{featured && <p className="popular">{copy.featured.badge}</p>}
				<h3>{title}</h3>
				<p>{description}</p>
			</div>
			<div>
				<Price product={product} was={copy.product.was} />
				<a className={`button ${look} small`} href={cardHref(product)}>
					{actionOf(product)}
					<span className="sr-only">: {title}</span>
				</a>
			</div>
		</li>
	);
}
