import clsx from "clsx";
import { Badge } from "../../components/Badge.tsx";
import { priceText } from "../../domain/shop.ts";
import type { Product } from "../../schemas/products.ts";
import type { ShopPage } from "./schema.ts";

interface PriceProps {
	product: Product;
	copy: ShopPage;
	/** Classes for margins and the size of the price. */
	className: string;
}

/** The price of a product, its former price if reduced, and the badge of a featured product. */
export function Price({
	product: { price, original_price, featured },
	copy,
	className,
}: PriceProps) {
	return (
		<div className={clsx("flex flex-wrap items-center gap-x-4 gap-y-2 lining-nums", className)}>
			<p className="leading-tight text-balance">
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
			{featured && <Badge look="solid">{copy.featured.badge}</Badge>}
		</div>
	);
}
