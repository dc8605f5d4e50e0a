import { type Shape, signOf } from "../../shared/quilt/quilt.ts";
import type { RoleKey } from "../../shared/quiz/keys.ts";

/** A role's quilt block. Decorative: the role's name always stands beside it. */
export function RoleSign({ role }: { role: RoleKey }) {
	return (
		// Where a patch isn't square, its block is as wide as the patch.
		<svg className="sign" viewBox="0 0 24 24" preserveAspectRatio="none" aria-hidden="true">
			{signOf(role).map((shape) => (
				<Area key={shape.path} {...shape} />
			))}
		</svg>
	);
}

/** A shape of a drawing. The stylesheet adds a hairline in its color, so that no ground shows through the seams. */
export function Area({ color, path }: Shape) {
	return <path color={color} d={path} />;
}
