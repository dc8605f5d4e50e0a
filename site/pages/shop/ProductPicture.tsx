import clsx from "clsx";
import { Cloth } from "../../components/Cloth.tsx";
import { Picture } from "../../components/Photo.tsx";
import { productPath } from "../../domain/shop.ts";
import type { Dye } from "../../domain/tones.ts";
import type { Product, ProductCategory } from "../../schemas/products.ts";

/** The dye of each category's products. */
export const CATEGORY_DYES: Readonly<Record<ProductCategory, Dye>> = {
	Bundles: "madder",
	Professional: "indigo",
	Services: "forest",
	"Digital Resources": "woad",
	"Scholarships/Donations": "plum",
};

interface ProductPictureProps {
	product: Product;
	/** Whether it's in the page's first view. */
	isFirst: boolean;
	/** Classes that set the height. */
	shape: string;
}

/** A product's photo, or else its cloth. */
export function ProductPicture({ product: { image, slug }, isFirst, shape }: ProductPictureProps) {
	return (
		<Picture image={image} shape={shape}>
			<Cloth of={productPath(slug)} isFirst={isFirst} className={clsx("w-full", shape)} />
		</Picture>
	);
}
