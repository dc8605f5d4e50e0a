import { Badge } from "../../components/Badge.tsx";
import { Button } from "../../components/Button.tsx";
import { Crumbs } from "../../components/Crumbs.tsx";
import { Facts } from "../../components/Facts.tsx";
import { Numeral } from "../../components/Items.tsx";
import { Onward } from "../../components/Onward.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { PayTerms } from "../../components/PayTerms.tsx";
import { Section } from "../../components/Section.tsx";
import { Prose } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { definePages } from "../../eleventy/page.ts";
import { product as structured } from "../../eleventy/seo/structured-data.ts";
import { Document } from "../../layouts/Document.tsx";
import { productQuery } from "../../rules/return-addresses.ts";
import { onSale, priceText } from "../../rules/shop-rules.ts";
import type { Product } from "../../schemas/products.ts";
import { Price } from "../shop/Price.tsx";
import { ProductPicture } from "../shop/ProductPicture.tsx";
import type { ShopPage, schema } from "../shop/schema.ts";

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
				figure={<ProductPicture product={product} />}
			/>
			<ProductContents product={product} copy={copy.product} />
			<ProductDelivery product={product} copy={copy.product} />
			<ProductEquity product={product} copy={copy.product} />
		</Document>
	);
}

/** The price, the payment button and the terms. */
function ProductOffer({ data: { product, site, pages } }: { data: ProductData }) {
	const { slug, featured, price, payment_url } = product;
	const copy = pages.shop.product;
	// Without a price, these attributes are omitted, so that site/scripts/purchases.ts does not track the purchase.
	const checkout =
		price === null
			? {}
			: { "data-checkout": slug, "data-price": price, "data-return": productQuery(slug) };
	return (
		<div className="mt-5">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<Price product={product} was={copy.was} className="font-display text-h3 font-[560]" />
				{featured && <Badge look="solid">{pages.shop.featured.badge}</Badge>}
			</div>
			<Button
				link={{ label: copy.buy[product.product_type], href: payment_url }}
				className="mt-4 min-w-[min(100%,12rem)]"
				target="_blank"
				rel="noopener"
				aria-describedby="new-tab"
				{...checkout}
			/>
			<p className="mt-2.5 text-small text-soft" id="new-tab">
				{copy.newTab}
			</p>
			<PayTerms
				site={site}
				kind={product.product_type === "donation" ? "giving" : "once"}
				className=""
			/>
		</div>
	);
}

interface ProductPartProps {
	product: Product;
	copy: ShopPage["product"];
}

/** The contents and the description of a product. */
function ProductContents({ product, copy }: ProductPartProps) {
	return (
		<Section className="grid gap-x-fluid-7 gap-y-12 md:grid-cols-2">
			<div>
				<h2 className="mb-5">{copy.contents}</h2>
				<ol className="divide-y border-y">
					{product.contents.map((part) => (
						<li key={part} className="py-3.5">
							{part}
						</li>
					))}
				</ol>
				<Facts facts={product.facts} className="mt-entry" />
			</div>
			<div>
				<h2 className="mb-5">{copy.about}</h2>
				<Prose text={product.long_description} className="mt-[1.1em] max-w-text" />
			</div>
		</Section>
	);
}

/** Classes that put any number of entries side by side in wide windows. */
const COLUMNS = "mt-entry grid gap-x-fluid-7 gap-y-8 md:auto-cols-fr md:grid-flow-col";

/** The steps from payment to delivery, and the tiers of a sliding scale. */
function ProductDelivery({ product, copy }: ProductPartProps) {
	const { delivery, price_tiers } = product;
	return (
		<Section>
			{price_tiers.length > 0 && <PriceTiers title={copy.tiers} tiers={price_tiers} />}
			<h2>{copy.delivery}</h2>
			<ol className={COLUMNS}>
				{delivery.map((step, index) => (
					<li key={step} className="border-t pt-4">
						<Numeral className="mb-1 block text-h2 leading-none">{index + 1}</Numeral>
						{step}
					</li>
				))}
			</ol>
		</Section>
	);
}

function PriceTiers({ title, tiers }: { title: string; tiers: Product["price_tiers"] }) {
	return (
		<div className="mb-block-lg">
			<h2>{title}</h2>
			<dl className={COLUMNS}>
				{tiers.map(({ label, price, description }) => (
					<div key={label}>
						<dt className="display text-h4">
							{label}
							{price !== null && ` ${priceText(price)}`}
						</dt>
						<dd className="mt-1.5 text-soft">{description}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}

/** Notes on how to get the product at a reduced price or free, and how to pay for someone else. */
function ProductEquity({ product, copy }: ProductPartProps) {
	const notes = [
		...(product.equity_available ? [copy.equity] : []),
		...(product.pay_it_forward ? [copy.payItForward] : []),
	];
	if (notes.length === 0) return null;
	return (
		<Section className="grid gap-x-fluid-7 gap-y-12 md:grid-cols-2">
			{notes.map((note) => (
				<EquityNote key={note.title} note={note} alone={notes.length === 1} />
			))}
		</Section>
	);
}

interface EquityNoteProps {
	note: ShopPage["product"]["equity"];
	alone: boolean;
}

/** One of two notes side by side. A single note fills both columns, with its title on the left. */
function EquityNote({ note: { title, text, action }, alone }: EquityNoteProps) {
	return (
		<div className={alone ? "grid gap-x-fluid-7 md:col-span-2 md:grid-cols-2" : "flex flex-col"}>
			<h2 className="mb-2.5">{title}</h2>
			<div className="flex flex-1 flex-col items-start justify-between">
				<p className="max-w-lead">{text}</p>
				<Onward link={action} />
			</div>
		</div>
	);
}
