import icons from "virtual:role-icons";
import type { RoleKey } from "../shared/quiz/keys.ts";

/** A role's lucide icon, 24 units square. Decorative: the role's name always stands beside it. */
export function RoleIcon({ role }: { role: RoleKey }) {
	return (
		<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
			<path d={icons[role]} />
		</svg>
	);
}
