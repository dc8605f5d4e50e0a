import { RestOfStyles } from "../../components/RestOfStyles.tsx";
import type { PageData } from "../../data.ts";
import { definePages } from "../../eleventy/page.ts";
import { product as structured } from "../../eleventy/seo/structured-data.ts";
import { Document } from "../../layouts/Document.tsx";
import { onSale } from "../../rules/shop-rules.ts";
import type { Product } from "../../schemas/products.ts";
import type { schema } from "../shop/schema.ts";
import { MoreProducts } from "./MoreProducts.tsx";
import { ProductContents, ProductDelivery, ProductEquity } from "./ProductDetails.tsx";
import { ProductHead } from "./ProductHead.tsx";

interface ProductData extends PageData<"shop", typeof schema> {
	product: Product;
}

export const data = definePages({
	path: "/shop/*",
	each: "product",
	items: ({ products }) => onSale(products),
	slug: ({ slug }) => slug,
	metadata: (data) => {
		const { slug, title, description, category, price } = data.product;
		const facts = { name: title, description, path: `/shop/${slug}`, category, price };
		return { title, description, jsonLd: [structured(data, facts)] };
	},
});

/** The page of a product. */
export default function ShopProduct(data: ProductData) {
	const { product, pages, products, assets } = data;
	const copy = pages.shop;
	return (
		<Document data={data} head={<script type="module" src={assets.scripts.purchases} />}>
			<RestOfStyles />
			<ProductHead product={product} copy={copy} />
			<ProductContents product={product} copy={copy.product} />
			<ProductDelivery product={product} copy={copy.product} />
			<ProductEquity product={product} copy={copy.product} />
			<MoreProducts title={copy.product.more} products={onSale(products)} current={product.slug} />
		</Document>
	);
}
