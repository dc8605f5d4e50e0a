import { product as structured } from "../../build/seo/structured-data.ts";
import type { Product } from "../../content/schemas/products.ts";
import { onSale } from "../../content/shop-rules.ts";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { MoreProducts } from "./MoreProducts.tsx";
import { ProductContents, ProductDelivery, ProductEquity } from "./ProductDetails.tsx";
import { ProductHead } from "./ProductHead.tsx";

export const data = {
	pagination: {
		data: "products",
		size: 1,
		alias: "product",
		before: (_: unknown, { products }: SiteData) => onSale(products),
		addAllPagesToCollections: true,
	},
	permalink: ({ product }: { product: Product }) => `/shop/${product.slug}/`,
};

/** The page of a product (spec section 2, `/shop/{slug}`). */
export default function ShopProduct(data: SiteData & { product: Product }) {
	const { product, pages, products, assets } = data;
	const copy = pages.shop;
	return (
		<Document
			data={data}
			styles="product"
			title={product.title}
			description={product.description}
			jsonLd={[
				structured(data, {
					name: product.title,
					description: product.description,
					path: `/shop/${product.slug}`,
					category: product.category,
					price: product.price,
				}),
			]}
			head={<script type="module" src={assets.scripts.purchases} />}
		>
			<ProductHead product={product} copy={copy} />
			<ProductContents product={product} copy={copy.product} />
			<ProductDelivery product={product} copy={copy.product} />
			<ProductEquity product={product} copy={copy.product} />
			<MoreProducts title={copy.product.more} products={onSale(products)} current={product.slug} />
		</Document>
	);
}
