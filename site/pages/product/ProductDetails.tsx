import { Onward } from "../../components/Button.tsx";
import { Prose } from "../../components/Prose.tsx";
import type { Product } from "../../content/schemas/products.ts";
import { priceText } from "../../content/shop-rules.ts";
import type { ShopPage } from "../shop/schema.ts";

interface ProductPartProps {
	product: Product;
	copy: ShopPage["product"];
}

/** Why a product was made, and what is in it. */
export function ProductContents({ product, copy }: ProductPartProps) {
	return (
		<section className="section product-contents wrap">
			<div>
				<h2>{copy.contents}</h2>
				<ol className="contents">
					{product.contents.map((part) => (
						<li key={part}>{part}</li>
					))}
				</ol>
			</div>
			<div className="prose">
				<h2>{copy.about}</h2>
				<Prose text={product.long_description} />
			</div>
		</section>
	);
}

/** The steps from paying to delivery, and the places of a sliding scale. */
export function ProductDelivery({ product, copy }: ProductPartProps) {
	const { delivery, price_tiers } = product;
	return (
		<section className="section tone-forest">
			<div className="wrap">
				{price_tiers.length > 0 && (
					<div className="tiers">
						<h2>{copy.tiers}</h2>
						<dl>
							{price_tiers.map(({ label, price, description }) => (
								<div key={label}>
									<dt className="display">
										{label}
										{price !== null && ` ${priceText(price)}`}
									</dt>
									<dd>{description}</dd>
								</div>
							))}
						</dl>
					</div>
				)}
				<h2>{copy.delivery}</h2>
				<ol className="steps">
					{delivery.map((step) => (
						<li key={step}>{step}</li>
					))}
				</ol>
			</div>
		</section>
	);
}

/** How to get the product without paying its price, and how to give it to someone else. */
export function ProductEquity({ product, copy }: ProductPartProps) {
	const notes = [
		...(product.equity_available ? [copy.equity] : []),
		...(product.pay_it_forward ? [copy.payItForward] : []),
	];
	if (notes.length === 0) return null;
	return (
		<section className="section equity wrap">
			{notes.map(({ title, text, action }) => (
				<div key={title}>
					<h2>{title}</h2>
					<p>{text}</p>
					<Onward link={action} />
				</div>
			))}
		</section>
	);
}
