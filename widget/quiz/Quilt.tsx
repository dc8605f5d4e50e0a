import type { MouseEvent } from "react";
import { sewQuilt, UNDYED } from "../../shared/quilt/quilt.ts";
import type { RoleKey } from "../../shared/quiz/keys.ts";
import { Area } from "../common/RoleSign.tsx";

interface QuiltProps {
	/** In the order of the questions. */
	roles: readonly RoleKey[];
	columns: number;
	/** "fresh" is dyed patch by patch, "lines" is for coloring in. */
	look: "undyed" | "dyed" | "fresh" | "lines";
	className?: string;
	/** @param patch - from 0 */
	onAsk?: ((patch: number, quilt: Element) => void) | undefined;
}

/** A quilt. Decorative: a list of the answers says the same. */
export function Quilt({ roles, columns, look, className = "", onAsk }: QuiltProps) {
	const { width, height, binding, sash, patches } = sewQuilt(roles, columns);
	const isUndyed = look === "undyed";
	const ask = ({ target, currentTarget }: MouseEvent<SVGElement>) => {
		const patch = target instanceof Element && target.closest<SVGElement>("[data-patch]");
		if (patch) onAsk?.(Number(patch.dataset.patch), currentTarget);
	};
	return (
		<svg
			className={`quilt ${look} ${className}`}
			viewBox={`0 0 ${width} ${height}`}
			aria-hidden="true"
			onClick={onAsk && ask}
		>
			<Area color={isUndyed ? UNDYED.thread : binding.color} path={binding.path} />
			<Area color={isUndyed ? UNDYED.sash : sash.color} path={sash.path} />
			{patches.map(({ outline, basting, shapes }, patch) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: patches never move
				<g key={patch} data-patch={patch}>
					{(isUndyed || look === "fresh") && (
						<>
							<Area color={UNDYED.cloth} path={outline} />
							<path className="basting" d={basting} />
						</>
					)}
					{!isUndyed && (
						<g className="dye">
							{shapes.map((shape) => (
								<Area key={shape.path} {...shape} />
							))}
						</g>
					)}
				</g>
			))}
		</svg>
	);
}
