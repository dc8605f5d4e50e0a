import clsx from "clsx";
import { Patches } from "../../components/Patches.tsx";
import { Picture } from "../../components/Photo.tsx";
import { toneClass } from "../../components/Section.tsx";
import type { Dye } from "../../domain/tones.ts";
import type { Product, ProductCategory } from "../../schemas/products.ts";

/** The background color of each category's product pictures. */
const DYES: Readonly<Record<ProductCategory, Dye>> = {
	Bundles: "madder",
	Professional: "indigo",
	Services: "forest",
	"Digital Resources": "woad",
	"Scholarships/Donations": "plum",
};

interface ProductPictureProps {
	product: Product;
	/** Whether the picture is low in wide windows, as in the shop's list. */
	low?: boolean;
}

/** A product's photo, or else a drawing of the product on a dyed background. */
export function ProductPicture({ product, low = false }: ProductPictureProps) {
	return (
		<Picture image={product.image} shape={clsx("aspect-square", low && "sm:aspect-2/1")}>
			<div
				className={clsx(
					low && "sm:grid sm:aspect-2/1 sm:justify-center",
					toneClass(DYES[product.category]),
				)}
				aria-hidden="true"
			>
				<div className={clsx("drawn", low && "sm:h-full")}>
					<Drawn product={product} low={low} />
				</div>
			</div>
		</Picture>
	);
}

/** A drawing of what the product is; sheets show their names where no list does, and else the title on the first. */
function Drawn({ product: { drawn, title, contents }, low }: Required<ProductPictureProps>) {
	switch (drawn) {
		case "sheets":
			return (
				<span className="drawn-sheets">
					{contents.map((part, index) => (
						<span key={part}>{low ? part.split(/[,:]/)[0] : index === 0 && title}</span>
					))}
				</span>
			);
		case "book":
			return (
				<span className="drawn-book">
					{title.split(", ").map((part) => (
						<span key={part}>{part}</span>
					))}
				</span>
			);
		case "recording":
			return (
				<span className="drawn-recording">
					<svg viewBox="0 0 24 24" aria-hidden="true">
						<path d="M7 4l14 8-14 8z" />
					</svg>
					{title}
				</span>
			);
		case "hour":
			return <span className="drawn-hour">{title}</span>;
		case "seat":
			return <Patches count={9} dyed={1} className="absolute inset-[14%] grid-cols-3" />;
	}
}
