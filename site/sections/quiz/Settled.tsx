import clsx from "clsx";
import type { FromQuizProps } from "./schema.ts";

const COLORS = ["text-madder", "text-marigold", "text-forest", "text-woad"];

/** How often each step decides first place, over all possible sets of answers: a stacked bar and its legend. */
export function Settled({ labels, fairness: { settledBy: shares } }: FromQuizProps) {
	return (
		<>
			<svg
				className="mb-5 h-12 w-full fill-current"
				viewBox="0 0 100 6"
				preserveAspectRatio="none"
				aria-hidden="true"
			>
				{shares.map((share, index) => (
					<rect
						key={share}
						className={COLORS[index]}
						x={shares.slice(0, index).reduce((sum, before) => sum + before, 0)}
						width={share}
						height="6"
					/>
				))}
			</svg>
			<dl className="grid grid-cols-2 gap-x-8 gap-y-5 lg:grid-cols-4">
				{labels.map((label, index) => (
					<div key={label} className="flex flex-col-reverse justify-end leading-snug">
						<dt>{label}</dt>
						<dd className="display text-h4 lining-nums">
							{/* A border remains visible in forced colors; a background would not. */}
							<span
								className={clsx("mb-2.5 block w-6 border-t-10 border-current", COLORS[index])}
							/>
							{shares[index]?.toFixed(1)}%
						</dd>
					</div>
				))}
			</dl>
		</>
	);
}
