import clsx from "clsx";
import { Badge } from "../../components/Badge.tsx";
import { Button } from "../../components/Button.tsx";
import { Price } from "../../components/Price.tsx";
import { ProductPicture } from "../../components/ProductPicture.tsx";
import { toneClass } from "../../components/Section.tsx";
import { Lead } from "../../components/Text.tsx";
import { productQuery } from "../../rules/return-addresses.ts";
import type { Product } from "../../schemas/products.ts";
import type { ShopPage } from "../shop/schema.ts";

interface ProductHeadProps {
	product: Product;
	copy: ShopPage;
}

/** The head of a product's page: its picture, what it is, its price and the button to get it. */
export function ProductHead({ product, copy }: ProductHeadProps) {
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
