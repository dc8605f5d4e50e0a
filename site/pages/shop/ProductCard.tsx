import { Badge } from "../../components/Badge.tsx";
import { Button } from "../../components/Button.tsx";
import { actionOf, cardHref, categoryKey } from "../../rules/shop-rules.ts";
import type { Product } from "../../schemas/products.ts";
import { Price } from "./Price.tsx";
import { ProductPicture } from "./ProductPicture.tsx";
import type { ShopPage } from "./schema.ts";

interface ProductCardProps {
	product: Product;
	copy: ShopPage;
}

/** A product in the shop: description, price and link, then its picture, which wide windows show first. */
export function ProductCard({ product, copy }: ProductCardProps) {
	const { slug, title, description, featured, category } = product;
	return (
		<li
			className="grid grid-cols-[minmax(0,1fr)_min(7.5rem,26vw)] gap-x-5 gap-y-4 border-t py-5 sm:grid-cols-1 sm:grid-rows-[auto_1fr] sm:border-0 sm:py-0"
			id={slug}
			data-category={categoryKey(category)}
		>
			<div className="flex flex-col items-start">
				{featured && (
					<Badge look="solid" className="mb-2">
						{copy.featured.badge}
					</Badge>
				)}
				<h3 className="text-h4">{title}</h3>
				<p className="mt-1 mb-2 text-soft">{description}</p>
				<Price product={product} was={copy.product.was} className="mt-auto text-h5" />
				<Button
					link={{ label: actionOf(product), href: cardHref(product) }}
					look={featured ? "solid" : "outlined"}
					small
					className="mt-2.5"
					aria-label={`${actionOf(product)}: ${title}`}
				/>
			</div>
			<div className="sm:order-first">
				<ProductPicture product={product} />
			</div>
		</li>
	);
}
