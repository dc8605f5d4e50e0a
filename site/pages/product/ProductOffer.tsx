import type { Site } from "../../../shared/content/site-schema.ts";
import { Badge } from "../../components/Badge.tsx";
import { Button } from "../../components/Button.tsx";
import { PayTerms } from "../../components/PayTerms.tsx";
import { productQuery } from "../../rules/return-addresses.ts";
import type { Product } from "../../schemas/products.ts";
import { Price } from "../shop/Price.tsx";
import type { ShopPage } from "../shop/schema.ts";

interface ProductOfferProps {
	product: Product;
	site: Site;
	copy: ShopPage;
}

/** The price, the payment button and the terms. */
export function ProductOffer({ product, site, copy }: ProductOfferProps) {
	const { slug, featured, price, payment_url } = product;
	const { was, buy, newTab } = copy.product;
	// Without a price, these attributes are omitted, so that site/scripts/purchases.ts does not track the purchase.
	const checkout =
		price === null
			? {}
			: { "data-checkout": slug, "data-price": price, "data-return": productQuery(slug) };
	return (
		<div className="mt-5">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<Price product={product} was={was} className="font-display text-h3 font-[560]" />
				{featured && <Badge look="solid">{copy.featured.badge}</Badge>}
			</div>
			<Button
				link={{ label: buy[product.product_type], href: payment_url }}
				className="mt-4 min-w-[min(100%,12rem)]"
				target="_blank"
				rel="noopener"
				aria-describedby="new-tab"
				{...checkout}
			/>
			<p className="mt-2.5 text-small text-soft" id="new-tab">
				{newTab}
			</p>
			<PayTerms site={site} className="" />
		</div>
	);
}
