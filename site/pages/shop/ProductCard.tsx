import clsx from "clsx";
import { Badge } from "../../components/Badge.tsx";
import { Button } from "../../components/Button.tsx";
import { QuiltBlock } from "../../components/Cloth.tsx";
import { Picture } from "../../components/Photo.tsx";
import type { BlockChoice } from "../../quilt/block.ts";
import { actionOf, cardHref, priceText } from "../../rules/shop-rules.ts";
import type { Product } from "../../schemas/products.ts";
import type { ShopPage } from "./schema.ts";

/** The classes of a card and of its parts. */
interface Layout {
	card: string;
	title?: string;
	picture?: string;
	words?: string;
	offer?: string;
}

const LAYOUTS = {
	// The first of the featured products, as wide as the page.
	large: {
		card: "content-center gap-x-fluid-4 gap-y-4 md:col-span-2 md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]",
		title: "md:text-h2",
		picture: "md:row-span-2",
		words: "md:self-end",
		offer: "md:self-start",
	},
	// The others, two in a row.
	medium: {
		card: "grid-cols-[min(7.5rem,26vw)_minmax(0,1fr)] content-start gap-x-6 gap-y-3 border-t pt-entry lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]",
		picture: "row-span-2",
		words: "col-start-2",
		offer: "col-start-2",
	},
	// On a shelf, a row of its own.
	row: {
		card: "grid-cols-[min(7.5rem,26vw)_minmax(0,1fr)] items-start gap-x-6 gap-y-3 lg:grid-cols-[min(7.5rem,15%)_minmax(0,1fr)_min(16rem,32%)] lg:gap-x-8",
		title: "text-h4",
		words: "col-start-2",
		offer: "col-start-2 lg:col-start-3",
	},
} as const satisfies Record<string, Layout>;

interface ProductCardProps {
	product: Product;
	copy: ShopPage;
	layout: keyof typeof LAYOUTS;
}

/** A product in the shop: its picture, what it is, its price and its link; the large one says what it includes. */
export function ProductCard({ product, copy, layout }: ProductCardProps) {
	const { slug, title, description, featured, contents } = product;
	const classes: Layout = LAYOUTS[layout];
	return (
		<li className={clsx("grid", classes.card)} data-product={slug}>
			<div className={classes.picture}>
				<ProductPicture product={product} />
			</div>
			<div className={classes.words}>
				{featured && (
					<Badge look={layout === "row" ? "outlined" : "solid"} className="mb-2.5">
						{copy.featured.badge}
					</Badge>
				)}
				<h3 className={classes.title}>{title}</h3>
				<p className="mt-1.5 max-w-lead text-soft">{description}</p>
				{layout === "large" && (
					<ul className="mt-3 list-disc space-y-0.5 ps-5 text-small">
						{contents.map((part) => (
							<li key={part}>{part}</li>
						))}
					</ul>
				)}
			</div>
			<div className={classes.offer}>
				<Price
					product={product}
					was={copy.product.was}
					{...(product.price !== null && { className: "[&>b]:text-[1.3em]" })}
				/>
				<Button
					link={{ label: actionOf(product), href: cardHref(product) }}
					look={layout === "large" ? "solid" : "outlined"}
					small
					className="mt-3"
					aria-label={`${actionOf(product)}: ${title}`}
				/>
			</div>
		</li>
	);
}

interface PriceProps {
	product: Product;
	/** Said before the former price, which is only struck through for the eye. */
	was: string;
	className?: string;
}

/** What a product costs, and what it cost before. */
export function Price({ product: { price, original_price }, was, className }: PriceProps) {
	return (
		<p className={clsx("text-balance lining-nums", className)}>
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

interface ProductPictureProps extends BlockChoice {
	product: Product;
}

/** A product's photo, or the quilt block that stands for it, the same on its card and its page. */
export function ProductPicture({ product: { slug, image }, ...choice }: ProductPictureProps) {
	return (
		<Picture image={image}>
			<QuiltBlock slug={slug} {...choice} />
		</Picture>
	);
}
