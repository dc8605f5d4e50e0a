import { type BlockChoice, quiltBlock } from "../quilt/block.ts";
import { clothVariable, type Drawing, drawBlock } from "../quilt/drawing.ts";

interface ClothProps {
	drawing: Drawing;
	className?: string;
	/** Which part is seen where the place has another shape than the drawing. */
	crop?: "xMinYMid slice";
}

/** A drawing of quilt blocks. Decorative: assistive technology passes it by. */
export function Cloth({ drawing, className, crop }: ClothProps) {
	return (
		<svg
			className={className ? `cloth ${className}` : "cloth"}
			viewBox={drawing.viewBox}
			preserveAspectRatio={crop}
			aria-hidden="true"
		>
			{drawing.shapes.map(({ color, path }) => (
				<path key={path} color={clothVariable(color)} d={path} />
			))}
		</svg>
	);
}

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
