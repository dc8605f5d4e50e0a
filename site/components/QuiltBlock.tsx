import { type BlockChoice, quiltBlock } from "../quilt/block.ts";
import { drawBlock } from "../quilt/drawing.ts";
import { Cloth } from "./Cloth.tsx";

interface QuiltBlockProps extends BlockChoice {
	/** Decides whatever the other properties leave open: the same slug, the same block. */
	slug: string;
	className?: string;
}

/** The quilt block that stands for something which has no picture. */
export function QuiltBlock({ slug, className, ...choice }: QuiltBlockProps) {
	const drawing = drawBlock(quiltBlock(slug, choice));
	return <Cloth drawing={drawing} {...(className && { className })} />;
}
