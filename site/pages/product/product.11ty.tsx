import { Crumbs } from "../../components/Crumbs.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import type { PageData } from "../../data.ts";
import { definePages } from "../../eleventy/page.ts";
import { product as structured } from "../../eleventy/seo/structured-data.ts";
import { Document } from "../../layouts/Document.tsx";
import { onSale } from "../../rules/shop-rules.ts";
import type { Product } from "../../schemas/products.ts";
import { ProductPicture } from "../shop/ProductPicture.tsx";
import type { schema } from "../shop/schema.ts";
import { ProductContents, ProductDelivery, ProductEquity } from "./ProductDetails.tsx";
import { ProductOffer } from "./ProductOffer.tsx";

interface ProductData extends PageData<"shop", typeof schema> {
	product: Product;
}

export const data = definePages({
	path: "/shop/*",
	each: "product",
	items: ({ products }) => onSale(products),
	slug: ({ slug }) => slug,
	metadata: (data) => {
		const { title, description } = data.product;
		return { title, description, jsonLd: structured(data, data.product) };
	},
});

/** A product's page in the shop. */
export default function ShopProduct(data: ProductData) {
	const { product, pages, assets } = data;
	const copy = pages.shop;
	return (
		<Document data={data} head={<script type="module" src={assets.scripts.purchases} />}>
			<Crumbs trail={[{ label: copy.product.back, href: "/shop" }]} here={product.title} />
			<PageHead
				tone="deep"
				label={product.category}
				title={product.title}
				lead={product.description}
				offer={<ProductOffer product={product} site={data.site} copy={copy} />}
				figure={<ProductPicture product={product} />}
			/>
			<ProductContents product={product} copy={copy.product} />
			<ProductDelivery product={product} copy={copy.product} />
			<ProductEquity product={product} copy={copy.product} />
		</Document>
	);
}
