import type { Shape } from "../../shared/quilt/quilt.ts";

/** A shape with a hairline of its own color, so that no ground shows through the seams. */
export function Area({ color, path }: Shape) {
	return <path color={color} d={path} />;
}
