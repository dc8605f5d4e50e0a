import { Badge } from "../../components/Badge.tsx";
import { Button } from "../../components/Button.tsx";
import { Crumbs } from "../../components/Crumbs.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { PayTerms } from "../../components/PayTerms.tsx";
import { toneClass } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { productQuery } from "../../domain/return-addresses.ts";
import { onSale, priceText } from "../../domain/shop.ts";
import { DYES } from "../../domain/tones.ts";
import { definePages } from "../../eleventy/page.ts";
import { product as structured } from "../../eleventy/seo/structured-data.ts";
import { Document } from "../../layouts/Document.tsx";
import type { Product } from "../../schemas/products.ts";
import { PageSections } from "../../sections/PageSection.tsx";
import type { AnySection } from "../../sections/section-kind.ts";
import { Price } from "../shop/Price.tsx";
import { CATEGORY_DYES, ProductPicture } from "../shop/ProductPicture.tsx";
import type { schema } from "../shop/schema.ts";

interface ProductData extends PageData<"shop", typeof schema> {
	product: Product;
}

export const data = definePages({
	path: "/shop/*",
	each: "product",
	items: ({ products }) => onSale(products),
	slug: ({ slug }) => slug,
	metadata: (data) => {
		const { title, price } = data.product;
		const description = `${priceText(price)}: ${data.product.description}`;
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
				tone="paper"
				label={product.category}
				title={product.title}
				lead={product.description}
				offer={<ProductOffer data={data} />}
				figure={<ProductCover product={product} />}
			/>
			<PageSections data={data} dye="madder" sections={sectionsOf(data)} />
		</Document>
	);
}

/** The product's photo or cloth, above its parts as strips, each in a dye of its own. */
function ProductCover({ product }: { product: Product }) {
	const first = DYES.indexOf(CATEGORY_DYES[product.category]);
	return (
		<>
			<div className={toneClass(CATEGORY_DYES[product.category])}>
				<ProductPicture product={product} shape="aspect-2/1" />
			</div>
			<ul className="parts">
				{product.contents.map((part, index) => (
					<li key={part} className={`tone-${DYES[(first + index) % DYES.length]}`}>
						{part}
					</li>
				))}
			</ul>
		</>
	);
}

/** The price, the payment button and the terms. */
function ProductOffer({ data: { product, site, pages } }: { data: ProductData }) {
	const { slug, price, payment_url } = product;
	const copy = pages.shop.product;
	// Without a price, or a free product's, site/scripts/purchases.ts has no purchase to track.
	const checkout = price
		? { "data-checkout": slug, "data-price": price, "data-return": productQuery(slug) }
		: {};
	return (
		<div className="mt-5">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<Price product={product} copy={pages.shop} className="text-h3" />
				{product.featured && <Badge look="solid">{pages.shop.featured.badge}</Badge>}
			</div>
			<Button
				link={{ label: copy.buy[price === 0 ? "free" : product.product_type], href: payment_url }}
				className="mt-4 min-w-[min(100%,12rem)]"
				target="_blank"
				rel="noopener"
				aria-describedby="new-tab"
				{...checkout}
			/>
			<p className="mt-2 text-small text-soft" id="new-tab">
				{copy.newTab}
			</p>
			{price !== 0 && (
				<PayTerms
					site={site}
					kind={product.product_type === "donation" ? "giving" : "once"}
					className="mt-2"
				/>
			)}
		</div>
	);
}

/** What the product includes, how it arrives, and how to get it at a reduced price or pay for someone else. */
function sectionsOf({ product, pages }: ProductData): AnySection[] {
	const copy = pages.shop.product;
	const { facts, long_description, price_tiers, delivery } = product;
	const notes = [
		...(product.equity_available ? [copy.equity] : []),
		...(product.pay_it_forward ? [copy.payItForward] : []),
	];
	return [
		{ kind: "text", title: copy.contents, paragraphs: long_description, facts },
		...(price_tiers.length > 0
			? [
					{
						kind: "columns",
						title: copy.tiers,
						items: price_tiers.map(({ label, price, description }) => ({
							title: price === null ? label : `${label} ${priceText(price)}`,
							text: description,
						})),
					},
				]
			: []),
		{ kind: "text", title: copy.delivery, points: delivery },
		...notes.map(({ title, text, action }, index) => ({
			kind: "text",
			title,
			...(index === 0 && { ground: "dye" as const }),
			say: text,
			actions: [action],
		})),
	];
}
