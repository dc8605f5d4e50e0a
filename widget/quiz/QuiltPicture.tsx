import type { MouseEvent } from "react";
import { type Quilt, UNDYED } from "../../shared/quilt/quilt.ts";
import { Area } from "../common/RoleSign.tsx";

interface QuiltPictureProps {
	cloth: Quilt;
	/** `fresh` animates the dyeing patch by patch, `lines` is line art for coloring in. */
	look: "dyed" | "fresh" | "lines";
	className?: string;
	/** Called when a patch is clicked. @param patch - the patch's index, from 0 */
	onAsk?: ((patch: number, quilt: Element) => void) | undefined;
}

/** A decorative quilt, hidden from screen readers. */
export function QuiltPicture({ cloth, look, className = "", onAsk }: QuiltPictureProps) {
	const { width, height, binding, sash, patches } = cloth;
	const isFresh = look === "fresh";
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
			<Area {...binding} />
			<Area {...sash} />
			{patches.map(({ outline, basting, shapes }, patch) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: patches never move
				<g key={patch} data-patch={patch}>
					{isFresh && (
						<>
							<Area color={UNDYED.cloth} path={outline} />
							<path className="basting" d={basting} />
						</>
					)}
					<g className="dye" style={isFresh ? { animationDelay: `${patch * 0.11}s` } : undefined}>
						{shapes.map((shape) => (
							<Area key={shape.path} {...shape} />
						))}
					</g>
				</g>
			))}
		</svg>
	);
}

/** One patch, cut out of a quilt. Decorative, like the quilt. */
export function Patch({ cloth: { sash, patches }, index }: { cloth: Quilt; index: number }) {
	const patch = patches[index];
	return (
		<svg
			className="quilt patch"
			viewBox={patch?.viewBox}
			preserveAspectRatio="xMidYMid slice"
			aria-hidden="true"
		>
			<Area {...sash} />
			{patch?.shapes.map((shape) => (
				<Area key={shape.path} {...shape} />
			))}
		</svg>
	);
}
