import { signOf } from "../../shared/quilt/quilt.ts";
import type { RoleKey } from "../../shared/quiz/keys.ts";
import type { RolePair } from "../../shared/quiz/role-query.ts";
import { Area } from "./Area.tsx";

/** A role's quilt block (docs/product.md 3.10). Decorative: the role's name always stands beside it. */
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

/** Someone's patch: a second role is one corner of it, a quarter. */
export function PatchSign({ primary, secondary }: RolePair) {
	return (
		<div className="patch">
			<RoleSign role={primary} />
			{secondary && <RoleSign role={secondary} />}
		</div>
	);
}
