import clsx from "clsx";
import { Badge } from "../../components/Badge.tsx";
import { Button } from "../../components/Button.tsx";
import { RestOfStyles } from "../../components/RestOfStyles.tsx";
import { Section, toneClass } from "../../components/Section.tsx";
import { Lead } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { definePages } from "../../eleventy/page.ts";
import { product as structured } from "../../eleventy/seo/structured-data.ts";
import { Document } from "../../layouts/Document.tsx";
import { productQuery } from "../../rules/return-addresses.ts";
import { onSale, priceText } from "../../rules/shop-rules.ts";
import type { Product } from "../../schemas/products.ts";
import { Price, ProductPicture } from "../shop/ProductCard.tsx";
import type { ShopPage, schema } from "../shop/schema.ts";
import { ProductContents, ProductDelivery, ProductEquity } from "./ProductDetails.tsx";

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
		const facts = { name: title, description, path: `/shop/${slug}`, category };
		return {
			title,
			description,
			jsonLd: price === null ? [] : [structured(data, { ...facts, price })],
		};
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

interface ProductHeadProps {
	product: Product;
	copy: ShopPage;
}

/** The head of a product's page: its picture, what it is, its price and the button to get it. */
function ProductHead({ product, copy }: ProductHeadProps) {
	const { slug, title, description, category, featured, price, payment_url } = product;
	const { back, was, buy, newTab } = copy.product;
	// site/scripts/purchases.ts records only purchases that have a price.
	const checkout =
		price === null
			? {}
			: { "data-checkout": slug, "data-price": price, "data-return": productQuery(slug) };
	return (
		<header className={clsx("py-band", toneClass("deep"))}>
			<div className="wrap grid items-center gap-x-fluid-6 gap-y-8 md:grid-cols-[1fr_1.15fr]">
				<div className="bound max-w-136">
					<ProductPicture product={product} />
				</div>
				<div>
					<p className="mb-2 flex flex-wrap items-center gap-x-5 text-small text-soft">
						<a className="py-2.5" href="/shop">
							{back}
						</a>{" "}
						<span>{category}</span>
					</p>
					<h1 className="text-[clamp(2.25rem,1.5rem+2.8vw,3.75rem)]">{title}</h1>
					<Lead className="mt-4.5 mb-6">{description}</Lead>
					{featured && <Badge look="solid">{copy.featured.badge}</Badge>}
					<Price
						product={product}
						was={was}
						className="mt-2 mb-5 font-display text-h3 leading-tight font-[560]"
					/>
					<Button
						link={{ label: buy[product.product_type], href: payment_url }}
						className="min-w-[min(100%,12rem)]"
						target="_blank"
						rel="noopener"
						aria-describedby="new-tab"
						{...checkout}
					/>
					<p className="mt-2.5 text-small text-soft" id="new-tab">
						{newTab}
					</p>
				</div>
			</div>
		</header>
	);
}

interface MoreProductsProps {
	title: string;
	/** All products on sale, in the order of the shop. */
	products: readonly Product[];
	/** The slug of the product on this page. */
	current: string;
}

const SHOWN = 3;

/** The next products in the shop; after the last one, the first ones. */
function MoreProducts({ title, products, current }: MoreProductsProps) {
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
