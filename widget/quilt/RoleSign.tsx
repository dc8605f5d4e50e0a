import { signOf } from "../../shared/quilt/quilt.ts";
import type { RoleKey } from "../../shared/quiz/keys.ts";
import { Area } from "./Area.tsx";

/** A role's quilt block (docs/product.md 3.10). Decorative: the role's name always stands beside it. */
export function RoleSign({ role }: { role: RoleKey }) {
	return (
		<svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
			<SignAreas role={role} />
		</svg>
	);
}

/** The same within another drawing, in a square of 24 units. */
export function SignAreas({ role }: { role: RoleKey }) {
	return (
		<g className="sign">
			{signOf(role).map((shape) => (
				<Area key={shape.path} {...shape} />
			))}
		</g>
	);
}
