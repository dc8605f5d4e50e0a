import clsx from "clsx";
import { priceText } from "../../rules/shop-rules.ts";
import type { Product } from "../../schemas/products.ts";

interface PriceProps {
	product: Product;
	/** Hidden text that introduces the former price to screen readers, which do not announce strikethrough. */
	was: string;
	className?: string;
}

/** The price of a product, and its former price if reduced. */
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
