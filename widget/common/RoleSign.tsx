import { type Shape, signOf } from "../../shared/quilt/quilt.ts";
import type { RoleKey } from "../../shared/quiz/keys.ts";

/** A role's quilt block as a decorative icon, hidden from screen readers. */
export function RoleSign({ role }: { role: RoleKey }) {
	return (
		// Stretches the block over a patch that isn't square.
		<svg className="sign" viewBox="0 0 24 24" preserveAspectRatio="none" aria-hidden="true">
			{signOf(role).map((shape) => (
				<Area key={shape.path} {...shape} />
			))}
		</svg>
	);
}

/**
 * A filled shape. The stylesheet adds a hairline stroke in the same color, so that no background shows between shapes.
 */
export function Area({ color, path }: Shape) {
	return <path color={color} d={path} />;
}
