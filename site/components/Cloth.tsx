import type { Drawing } from "../quilt/drawing.ts";
import { clothVariable } from "../quilt/svg.ts";

interface ClothProps {
	drawing: Drawing;
	className?: string;
	/** Which part is seen where the place has another shape than the drawing. */
	crop?: "xMidYMid slice" | "xMinYMid slice";
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
