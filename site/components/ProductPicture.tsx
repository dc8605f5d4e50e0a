import type { BlockChoice } from "../quilt/block.ts";
import type { Product } from "../schemas/products.ts";
import { QuiltBlock } from "./Cloth.tsx";
import { Picture } from "./Photo.tsx";

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
