import type { BlockChoice } from "../../../shared/quilt/block.ts";
import { QuiltBlock } from "../QuiltBlock.tsx";

/** The quilt block that stands for a product, the same on its card and its page. */
export function ProductBlock({ slug, ...choice }: { slug: string } & BlockChoice) {
	return <QuiltBlock slug={slug} {...choice} />;
}
