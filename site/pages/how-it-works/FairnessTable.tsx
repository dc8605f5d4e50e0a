import { roleOf } from "../../../shared/quiz/catalogue.ts";
import type { Fairness } from "../../content/schemas/fairness.ts";
import type { HowItWorksPage } from "./schema.ts";

interface FairnessTableProps {
	copy: HowItWorksPage["fairness"];
	roles: Fairness["roles"];
}

/** How often each role comes first, as a table with a small chart in each row. */
export function FairnessTable({ copy: { chartTitle, columns }, roles }: FairnessTableProps) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: with large text it scrolls, also by keyboard
		<section className="table-scroll" aria-label={chartTitle} tabIndex={0}>
			<table>
				<caption>{chartTitle}</caption>
				<thead>
					<tr>
						<th scope="col">{columns.role}</th>
						<td className="plot" />
						<th scope="col" className="ruled">
							{columns.share}
						</th>
						<th scope="col" className="listed">
							{columns.listedFirst}
						</th>
						<th scope="col" className="sheets">
							{columns.sheets}
						</th>
					</tr>
				</thead>
				<tbody>
					{roles.map(({ role, first, share, listedFirst }) => (
						<tr key={role}>
							<th scope="row">{roleOf(role).name}</th>
							<td className="plot">
								<Plot share={share} listedFirst={listedFirst} />
							</td>
							<td>{share.toFixed(2)}%</td>
							<td className="listed">{listedFirst.toFixed(2)}%</td>
							<td className="sheets">{first.toLocaleString("en-US")}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

/** The chart goes from 5 to 18 percent, ten units a percent. */
function across(percent: number): number {
	return Math.round((percent - 5) * 100) / 10 + 5;
}

/** A disc for the share under our tie rule, a ring for the share by list order, a line at ten percent. */
function Plot({ share, listedFirst }: { share: number; listedFirst: number }) {
	return (
		<svg viewBox="0 0 140 18" aria-hidden="true">
			<path className="tenth" d={`M${across(10)} 0V18`} />
			<path className="way" d={`M${across(listedFirst)} 9H${across(share)}`} />
			<circle className="ring" cx={across(listedFirst)} cy="9" r="3.5" />
			<circle className="disc" cx={across(share)} cy="9" r="4.5" />
		</svg>
	);
}
