import clsx from "clsx";
import { Cloth } from "../../components/Cloth.tsx";
import { Picture } from "../../components/Photo.tsx";
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
	/** Classes that set the height. */
	shape: string;
}

/** A product's photo, or else cloth in the dye around it. */
export function ProductPicture({ product: { image, order }, shape }: ProductPictureProps) {
	return (
		<Picture image={image} shape={shape}>
			<Cloth cut={order} isMirrored className={clsx("w-full", shape)} />
		</Picture>
	);
}
