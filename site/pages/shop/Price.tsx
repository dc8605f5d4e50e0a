import clsx from "clsx";
import { priceText } from "../../domain/shop.ts";
import type { Product } from "../../schemas/products.ts";
import type { ShopPage } from "./schema.ts";

interface PriceProps {
	product: Product;
	copy: ShopPage;
	/** Classes that set the size. */
	className?: string;
}

/** The price of a product, and its former price if reduced. */
export function Price({ product: { price, original_price }, copy, className }: PriceProps) {
	return (
		<p className={clsx("leading-tight text-balance lining-nums", className)}>
			<b>{priceText(price)}</b>
			{original_price !== null && (
				<>
					{" "}
					{/* Screen readers do not announce strikethrough. */}
					<span className="sr-only">{copy.product.was}: </span>
					<s className="text-soft">{priceText(original_price)}</s>
				</>
			)}
		</p>
	);
}
