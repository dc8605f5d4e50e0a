import clsx from "clsx";
import { priceText } from "../../rules/shop-rules.ts";
import type { Product } from "../../schemas/products.ts";

interface PriceProps {
	product: Product;
	/** Said before the former price, which is only struck through for the eye. */
	was: string;
	className?: string;
}

/** What a product costs, and what it cost before. */
export function Price({ product: { price, original_price }, was, className }: PriceProps) {
	return (
		<p className={clsx("leading-tight text-balance lining-nums", className)}>
			<b>{priceText(price)}</b>
			{original_price !== null && (
				<>
					{" "}
					<span className="sr-only">{was}: </span>
					<s className="text-soft">{priceText(original_price)}</s>
				</>
			)}
		</p>
	);
}
