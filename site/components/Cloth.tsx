import clsx from "clsx";
import { clothPath } from "../artwork/cloth.ts";

interface ClothProps {
	/** The path of the page that the cloth stands for. */
	of: string;
	/** Whether it's in the page's first view. */
	isFirst?: boolean;
	/** Classes that set the size. */
	className: string;
}

/** The pieced cloth that stands for a product or an article. It is decorative. */
export function Cloth({ of, isFirst, className }: ClothProps) {
	return (
		<img
			className={clsx("wall print:hidden", className)}
			src={clothPath(of)}
			alt=""
			width={400}
			height={200}
			loading={isFirst ? "eager" : "lazy"}
		/>
	);
}
