import type { Product } from "../../content/schemas/products.ts";
import { ProductCard } from "./ProductCard.tsx";
import type { ShopPage } from "./schema.ts";

interface FeaturedProps {
	copy: ShopPage;
	products: readonly Product[];
}

/** The products that are both featured and active: one large, the others beside it. */
export function Featured({ copy, products }: FeaturedProps) {
	if (products.length === 0) return null;
	return (
		<section className="wrap featured">
			<h2>{copy.featured.title}</h2>
			<ul>
				{products.map((product, index) => (
					<ProductCard
						key={product.slug}
						product={product}
						copy={copy}
						look={index === 0 ? "solid" : "outlined"}
					/>
				))}
			</ul>
		</section>
	);
}
