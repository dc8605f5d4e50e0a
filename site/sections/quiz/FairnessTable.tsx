import clsx from "clsx";
import { roleOf } from "../../../shared/quiz/catalogue.ts";
import type { FromQuizProps } from "./schema.ts";

/** A table of how often each role comes first, with a small chart in each row; `labels` names the columns. */
export function FairnessTable({ caption, labels, fairness }: FromQuizProps) {
	const [role, share, listedFirst] = labels;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll this section if text is large
		<section className="mt-block overflow-x-auto" aria-label={caption} tabIndex={0}>
			<table className="fairness-table">
				<caption className="display pb-4 text-start text-h5 leading-tight">{caption}</caption>
				<thead>
					<tr>
						<th scope="col">{role}</th>
						<td className="plot" />
						<th scope="col">
							{share}
							<Key className="border-6 border-action" />
						</th>
						<th scope="col">
							{listedFirst}
							<Key className="border-2 border-control" />
						</th>
					</tr>
				</thead>
				<tbody>
					{fairness.roles.map(({ role, share, listedFirst }) => (
						<tr key={role}>
							<th scope="row">{roleOf(role).name}</th>
							<td className="plot">
								<Plot share={share} listedFirst={listedFirst} />
							</td>
							<td>{share.toFixed(2)}%</td>
							<td className="text-soft">{listedFirst.toFixed(2)}%</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

/** The chart's legend: a disc or a ring, drawn with borders, because forced colors remove backgrounds. */
function Key({ className }: { className: string }) {
	return <span className={clsx("ms-1.5 inline-block size-3 rounded-full", className)} />;
}

/** Returns the x coordinate of a percentage: the axis starts at 5%, and a percent is ten units. */
function across(percent: number): number {
	return Math.round((percent - 5) * 100) / 10 + 5;
}

/**
 * The chart of how often a role comes first. The disc is the share under our tie rule, the ring is the share if list
 * order broke all ties, and the dashed line marks 10%.
 */
function Plot({ share, listedFirst }: { share: number; listedFirst: number }) {
	return (
		<svg className="w-full min-w-24 overflow-visible" viewBox="0 0 140 18" aria-hidden="true">
			<g stroke="var(--control)" strokeWidth="0.8">
				<path strokeDasharray="2 2" d={`M${across(10)} 0V18`} />
				<path d={`M${across(listedFirst)} 9H${across(share)}`} />
			</g>
			<circle fill="var(--paper)" stroke="var(--control)" cx={across(listedFirst)} cy="9" r="3.5" />
			<circle fill="var(--action)" cx={across(share)} cy="9" r="4.5" />
		</svg>
	);
}
